import type { GameEvent } from "../../../net/stage.svelte";
import type { PlayerView, RegionView } from "../generated";
import { MACHINES, type IcaionView } from "./view";

/**
 * The view as far as the telling has come: pieces that have arrived are where they went and what a scene has told is
 * done, though the rest of the update is not shown yet. Qoam leaves its Region as soon as it is on its way.
 */
export function arrived(
  view: IcaionView,
  moved: readonly GameEvent[],
  moving: readonly GameEvent[],
  told: readonly GameEvent[] = [],
): IcaionView {
  const leaving = moving.filter(({ type }) => type === "qoam_extracted");
  return [...moved, ...leaving, ...told].reduce(after, view);
}

function after(view: IcaionView, event: GameEvent): IcaionView {
  switch (event.type) {
    case "colossus_moved":
      return { ...view, colossus: String(event["crater"]) };
    case "seeker_moved":
    case "seeker_placed":
      return withPlayer(view, Number(event["seat"]), { node: String(event["node"]) });
    case "qoam_extracted":
    case "qoam_delivered":
      return withRegion(view, event, () => ({ qoam: Number(event["left"]) }));
    case "parasite_placed":
      return withRegion(view, event, () => ({ parasites: Number(event["count"]) }));
    case "machine_deployed":
      return withRegion(view, event, ({ machines }) => {
        const machine = MACHINES.find((one) => one === event["machine"]);
        if (machine === undefined || machines.some((one) => one.machine === machine)) return {};
        const all = [...machines, { machine, owner: Number(event["seat"]) }];
        return { machines: all.toSorted((a, b) => MACHINES.indexOf(a.machine) - MACHINES.indexOf(b.machine)) };
      });
    case "region_overrun":
      return withRegion(view, event, () => ({ parasites: 0, blocked: false }));
    case "machine_destroyed":
    case "neutral_machine_destroyed":
      return withRegion(view, event, ({ machines }) => ({
        machines: machines.filter(({ machine }) => machine !== event["machine"]),
      }));
    case "seeker_wounded":
      return withPlayer(view, Number(event["seat"]), { lying: true, armor: false });
    default:
      return view;
  }
}

function withPlayer(view: IcaionView, seat: number, change: Partial<PlayerView>): IcaionView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

function withRegion(
  view: IcaionView,
  event: GameEvent,
  change: (region: RegionView) => Partial<RegionView>,
): IcaionView {
  const id = String(event["region"]);
  return { ...view, regions: view.regions.map((one) => (one.region === id ? { ...one, ...change(one) } : one)) };
}
