import type { Page } from "@playwright/test";
import { expect, post, test, type Hall } from "./hall.ts";
import { expectWords } from "./table.ts";
import { say, type Language } from "./words.ts";

test.use({ kind: "mail" }); // a hall that sends mails, which can be read
test.describe.configure({ mode: "default" }); // one after another: one hall of this kind is enough
test.use({ expected: /40[139] \(/ }); // what is refused on purpose is a line of the console

/** The text of a mail, whatever way its letters were sent. */
function textOf(mail: string): string {
  const [head = "", ...body] = mail.split(/\r?\n\r?\n/);
  const text = body.join("\n\n");
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, "base64").toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** Ask for a new password where one logs in; the mail that comes. */
async function ask(page: Page, hall: Hall, email: string, language: Language): Promise<string> {
  const before = hall.mails().length;
  await page.goto("/account");
  await page.getByRole("link", { name: say("web-login-forgot", {}, language) }).click();
  await page.getByLabel(say("web-email", {}, language)).fill(email);
  await page.getByRole("button", { name: say("web-reset-ask", {}, language) }).click();
  await expect(page.getByText(say("web-reset-sent", { email }, language))).toBeVisible();
  await expect.poll(() => hall.mails().length).toBe(before + 1);
  return textOf(hall.mails().at(-1)!);
}

async function choose(page: Page, password: string, language: Language): Promise<void> {
  await page.getByLabel(say("web-password-new", {}, language)).fill(password);
  await page.getByRole("button", { name: say("web-reset-set", {}, language) }).click();
}

for (const [locale, language] of [
  ["en-GB", "en"],
  ["pl-PL", "pl"],
] as const)
  test(`who has forgotten the password gets a new one by mail, in ${language}`, async ({ come, hall }) => {
    const words = (id: string, params: Record<string, string> = {}) => say(id, params, language);
    const email = `astrid.${language}@example.org`;
    const before = await come(undefined, { locale });
    await post(before.context(), "/guest", { name: "Astrid", language });
    const mails = hall.mails().length;
    await post(before.context(), "/account", { email, password: "a hall of long winters" });
    await expect.poll(() => hall.mails().length).toBe(mails + 1);
    const confirmation = /http:\S+/.exec(textOf(hall.mails().at(-1)!))?.[0] ?? "";
    await before.goto("/account");
    await expect(before.getByText(words("web-account-pending", { email }))).toBeVisible();
    await before.goto(confirmation);
    await expect(before.getByText(words("web-confirm-done"))).toBeVisible();
    await expectWords(before);
    await before.getByRole("link", { name: words("web-confirm-account") }).click();
    await expect(before.getByText(words("web-keys-email-now", { email }))).toBeVisible();
    await expect(before.getByText(words("web-account-pending", { email }))).toBeHidden();

    const page = await come(undefined, { locale }); // another browser, which knows nobody
    const mail = await ask(page, hall, email, language);
    expect(mail).toContain(words("reset-text"));
    const link = /http:\S+/.exec(mail)?.[0] ?? "";
    expect(new URL(link).origin).toBe(hall.address);
    await page.goto(link);
    await choose(page, "a thaw at last", language);
    await expect(page.getByRole("heading", { name: words("web-account-title", { name: "Astrid" }) })).toBeVisible();

    await page.getByRole("button", { name: words("web-leave-logout"), exact: true }).click();
    const login = page.getByRole("region", { name: words("web-login-title"), exact: true });
    const enter = async (password: string) => {
      await login.getByLabel(words("web-email")).fill(email);
      await login.getByLabel(words("web-password")).fill(password);
      await login.getByRole("button", { name: words("web-login-go") }).click();
    };
    await enter("a hall of long winters");
    await expect(login.getByRole("alert")).toHaveText(words("error-login"));
    await enter("a thaw at last");
    await expect(page.getByText(email)).toBeVisible();
    await before.goto("/account"); // where one had been logged in, one is no more
    await expect(before.getByRole("heading", { name: words("web-account-nobody") })).toBeVisible();

    for (const spoiled of [link, `${hall.address}/reset?token=nonsense`, `${link.slice(0, -1)}`]) {
      await before.goto(spoiled);
      await choose(before, "a second thaw", language);
      await expect(before.getByRole("alert")).toHaveText(words("error-link"));
      await expectWords(before);
    }
    await before.getByRole("link", { name: words("web-reset-again") }).click();
    await expect(before.getByRole("button", { name: words("web-reset-ask") })).toBeVisible();
  });
