import { expect, get, openTable, test } from "./hall.ts";
import { TablePage } from "./table.ts";
import { say } from "./words.ts";

test("a name at a table leads to a page, where one follows somebody and blocks them", async ({ come }) => {
  const [astrid, bjorn] = [await come("Astrid"), await come("Bjorn")];
  const id = await openTable(astrid, { bots: [null, null], public: true });
  await TablePage.at(astrid, id);
  await TablePage.at(bjorn, id);
  await bjorn.getByRole("link", { name: "Astrid" }).click();
  await expect(bjorn.getByRole("heading", { level: 1, name: "Astrid" })).toBeVisible();
  await expect(bjorn.getByText(say("web-person-here")), "she shows it to those she follows").toHaveCount(0);
  await bjorn.getByRole("button", { name: say("web-person-follow"), exact: true }).click();
  await expect(bjorn.getByRole("button", { name: say("web-person-unfollow") })).toBeVisible();

  const { page: his } = await get<{ page: string }>(bjorn.context(), "/me");
  await astrid.goto(`/people/${his}`);
  await astrid.getByRole("button", { name: say("web-person-follow"), exact: true }).click();
  await expect(astrid.getByRole("button", { name: say("web-person-unfollow") })).toBeVisible();
  await bjorn.goto("/people");
  const friend = bjorn.getByRole("listitem").filter({ has: bjorn.getByRole("link", { name: "Astrid" }) });
  await expect(friend.getByText(say("web-friends-here"), { exact: true })).toBeVisible();
  await expect(friend.getByRole("link", { name: say("web-game-northgard") })).toHaveAttribute("href", `/tables/${id}`);

  await friend.getByRole("link", { name: "Astrid" }).click();
  await bjorn.getByRole("button", { name: say("web-person-block"), exact: true }).click();
  await bjorn
    .getByRole("dialog")
    .getByRole("button", { name: say("web-person-block"), exact: true })
    .click();
  await expect(bjorn.getByRole("button", { name: say("web-person-unblock") })).toBeVisible();
  const table = await TablePage.at(bjorn, id);
  await table.page.getByRole("button", { name: say("web-lobby-sit"), exact: true }).click();
  await expect(
    table.page.getByText(say("error-kept-apart")).first(),
    "they do not sit at the same table",
  ).toBeVisible();
});
