import type { Stage } from "../../../net/stage.svelte";
import { componentsOf, type Colour, type IcaionView } from "./view";

/** One thing to be said about a crater, with the cut of a colour or an icon before it. */
export interface CraterLine {
  text: string;
  colour?: Colour;
  icon?: string;
}

/** What a crater is for, the Colossus in it or the one that may come, and the Regions beside it. */
export function craterLines(stage: Stage, view: IcaionView, id: string): CraterLine[] {
  const crater = componentsOf(stage).craters?.find((one) => one.id === id);
  if (crater === undefined) return [];
  const say = (message: string, params = {}) => stage.texts.say(message, params);
  const regions = crater.regions.map((region) => stage.texts.name("region", region));
  return [
    { text: say("board-crater-installs"), colour: crater.colour },
    ...(view.colossus === id
      ? [{ text: say("board-crater-colossus", { n: view.colossus_shards }), icon: "colossus" }]
      : []),
    ...(view.colossus_next === id ? [{ text: say("board-omen"), icon: "colossus" }] : []),
    { text: say("board-crater-beside", { list: stage.texts.list(regions) }) },
  ];
}

/** All of it in words. */
export function craterText(stage: Stage, view: IcaionView, id: string): string {
  const lines = craterLines(stage, view, id).map(({ text, colour }) =>
    colour === undefined ? text : `${stage.texts.name("colour", colour)}: ${text}`,
  );
  return [`${stage.texts.name("crater", id)}.`, ...lines].join(" ");
}
