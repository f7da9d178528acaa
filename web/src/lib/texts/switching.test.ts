import { afterEach, expect, test, vi } from "vitest";
import { Texts } from "./texts.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the language that was wanted last stays, however late the others come", async () => {
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal("fetch", (address: string) => new Promise<Response>((resolve) => answers.set(address, resolve)));
  const come = (language: string, text: string) => answers.get(`/api/words/${language}.ftl`)?.(new Response(text));
  const texts = new Texts();
  const asked = [texts.use("pl"), texts.use("cs")];
  come("cs", "hello = Ahoj");
  come("pl", "hello = Cześć");
  await Promise.all(asked);
  expect([texts.language, texts.say("hello")]).toEqual(["cs", "Ahoj"]);
});
