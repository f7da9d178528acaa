import { expect, test } from "./hall.ts";
import { begin, talk } from "./wire.ts";
import { say } from "./words.ts";

const title = say("recap-title");

test("whoever comes back reads and hears what the others did since their last turn; who watches does not", async ({
  come,
}) => {
  const page = await come("Astrid");
  const id = await begin(page, {
    setup: { seats: 3, clans: "random" },
    bots: [null, "greedy", "greedy"],
    public: true,
  });
  let turns = 0;
  await talk(page, id, ({ decision, seq }) => {
    const options = decision?.options ?? [];
    const [first] = options.filter(({ key }) => key !== "pass");
    if (decision?.kind === "turn_action" && turns++ > 0) return "done";
    const chosen = first ?? options[0];
    return decision === null || chosen === undefined
      ? null
      : { type: "choose", seat: decision.seat, seq, key: chosen.key };
  });
  await page.goto(`/tables/${id}`);
  const recap = page.getByRole("region", { name: title });
  const asked = page.getByRole("button", { name: title }); // where the options leave it no room
  await expect(recap.getByRole("listitem").first().or(asked)).toBeVisible();
  if (await asked.isVisible()) await asked.click();
  await expect(recap.getByRole("listitem").filter({ has: page.locator("strong") })).not.toHaveCount(0);
  await expect(page.locator(".unseen[aria-live=polite][aria-atomic=true]")).toContainText(title);

  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(recap.getByRole("listitem").first()).toBeVisible();
  const tray = await page.getByRole("region", { name: say("web-table-decision"), exact: true }).boundingBox();
  expect(tray!.height, "the board has the room").toBeLessThan(1080 * 0.26);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(recap.getByRole("listitem").first()).toBeAttached();

  const watching = await come("Bjorn");
  await watching.goto(`/tables/${id}`);
  await expect(watching.getByText(say("web-table-you-watch"))).toBeVisible();
  await expect(watching.getByRole("region", { name: title })).toHaveCount(0);
});
