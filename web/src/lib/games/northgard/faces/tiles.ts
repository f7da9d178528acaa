import type { Stage } from "../../../net/stage.svelte";
import { catalog } from "../data/catalog";

/** What a tile shows, region by region: what it yields, its lairs and slots, and its rough borders. */
export function tileInWords(stage: Pick<Stage, "texts" | "components">, id: string): string {
  const tile = catalog(stage.components).tiles.get(id);
  if (tile === undefined) return "";
  const { texts } = stage;
  const place = (region: string) => texts.name("territory", `${id}.${region}`);
  const regions = tile.regions.map(({ id: region, symbols, slots, lairs }) => {
    const facts = [
      symbols.food + symbols.wood + symbols.lore > 0 ? texts.say("board-tile-yields", { ...symbols }) : "",
      lairs > 0 ? texts.say("territory-lairs", { lairs }) : "",
      ...slots.map((slot) => texts.say(`slot-kind-${slot}`)),
    ].filter((fact) => fact !== "");
    return facts.length === 0 ? place(region) : `${place(region)}: ${facts.join(", ")}`;
  });
  const rough = tile.borders
    .filter((border) => border.rough)
    .map(({ between }) => `${texts.say("border-rough")}: ${texts.list(between.map(place))}`);
  return [...regions, ...rough].join("; ");
}
