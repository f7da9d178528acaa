import { afterEach, expect, test, vi } from "vitest";
import { Words } from "./words.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the language that was wanted last stays, however late the others come", async () => {
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal("fetch", (address: string) => new Promise<Response>((resolve) => answers.set(address, resolve)));
  const come = (language: string, text: string) => answers.get(`/api/words/${language}.ftl`)?.(new Response(text));
  const words = new Words();
  const asked = [words.use("pl"), words.use("cs")];
  come("cs", "hello = Ahoj");
  come("pl", "hello = Cześć");
  await Promise.all(asked);
  expect([words.language, words.say("hello")]).toEqual(["cs", "Ahoj"]);
});
