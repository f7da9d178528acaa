import type { OptionInfo, RefusalInfo } from "../../../../protocol/generated";
import type { Texts } from "../../../../texts/texts.svelte";

/** The place of an option or a refusal in words, without how the tile is turned; undefined where it has none. */
export function placeName(one: OptionInfo | RefusalInfo | undefined, texts: Texts): string | undefined {
  return one?.params["around"] === undefined ? undefined : texts.say("place-beside", one.params);
}

/** How the tile of an option is turned, in words. */
export function turnName(key: string, texts: Texts): string {
  const rotation = /^place:-?\d+,-?\d+,(\d)/.exec(key)?.[1];
  return rotation === undefined ? "" : texts.say("place-turn", { rotation: Number(rotation) });
}
