import { expect, test } from "./hall.ts";
import { TablePage } from "./table.ts";
import { begin, randomly, talk, type AnyState } from "./wire.ts";
import { say, type Language } from "./words.ts";

interface Territory {
  id: string;
}
const onMap = (state: AnyState) => (state.decision?.options ?? []).filter(({ key }) => key.startsWith("territory:"));
const named = (id: string, language: Language) => say(`land-${id.replace(".", "-")}`, {}, language);

for (const language of ["en", "uk"] as const)
  test(`every territory has its name on the map, which is in nobody's way, in ${language}`, async ({ come }) => {
    const page = await come("Astrid", { locale: language });
    const id = await begin(page);
    await talk(
      page,
      id,
      randomly(5, (state) => onMap(state).length > 1),
    );
    const { state } = await TablePage.at(page, id);
    const territories = (state!.view!["territories"] as Territory[]).map((territory) => territory.id);
    const names = page.locator("#board .names text");
    await expect(names).toHaveCount(territories.length);
    const written = await names.allTextContents(); // those that can be chosen above the others
    expect(written.toSorted()).toEqual(territories.map((territory) => named(territory, language)).toSorted());
    const touched = await names.evaluateAll((texts) =>
      texts.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === text;
      }),
    );
    expect(touched).not.toContain(true);

    // what is chosen is called the same in words and on the board, and stands out where it is pointed at
    const [option] = onMap(state!);
    const name = named(option!.key.slice("territory:".length), language);
    const land = page.locator(`[data-target="${option!.key}"]`);
    await expect(land).toHaveAttribute("aria-label", new RegExp(name));
    await land.dispatchEvent("pointerover");
    await expect(page.locator("#board .names text.spoken")).toHaveText([name]);
  });
