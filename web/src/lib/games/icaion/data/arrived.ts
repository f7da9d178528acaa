import type { PlayerView, RegionView } from "../generated";
import type { GameEvent } from "./events";
import type { IcaionView } from "./view";

/**
 * The view as far as the telling has come: pieces that have arrived are where they went and what a scene has told is
 * done, though the rest of the update is not shown yet. Qoam leaves its Region as soon as it is on its way.
 */
export function arrived(
  view: IcaionView,
  moved: readonly GameEvent[],
  moving: readonly GameEvent[],
  sceneEvents: readonly GameEvent[] = [],
): IcaionView {
  const leaving = moving.filter(({ type }) => type === "qoam_extracted");
  return [...moved, ...leaving, ...sceneEvents].reduce(after, view);
}

function after(view: IcaionView, event: GameEvent): IcaionView {
  switch (event.type) {
    case "colossus_moved":
      return { ...view, colossus: event.crater };
    case "seeker_moved":
    case "seeker_placed":
      return withPlayer(view, event.seat, { node: event.node });
    case "seeker_wounded":
      return withPlayer(view, event.seat, { lying: true, armor: false });
    case "qoam_extracted":
    case "qoam_delivered":
      return withRegion(view, event.region, { qoam: event.left });
    case "parasite_placed":
      return withRegion(view, event.region, { parasites: event.count });
    case "region_overrun":
      return withRegion(view, event.region, { parasites: 0, blocked: false });
    case "machine_deployed":
    case "machine_destroyed":
    case "neutral_machine_destroyed":
      return withRegion(view, event.region, { machines: event.machines, blocked: event.blocked });
    default:
      return view;
  }
}

function withPlayer(view: IcaionView, seat: number, change: Partial<PlayerView>): IcaionView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

function withRegion(view: IcaionView, region: string, change: Partial<RegionView>): IcaionView {
  return { ...view, regions: view.regions.map((one) => (one.region === region ? { ...one, ...change } : one)) };
}
