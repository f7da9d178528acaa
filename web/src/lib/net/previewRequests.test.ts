import { expect, test } from "vitest";
import { PreviewRequests } from "./previewRequests";

test("each is asked for once and answered to all who wait", async () => {
  const previews = new PreviewRequests();
  let requests = 0;
  const ask = (key: string) => previews.ask(key, () => requests++);
  const both = [ask("take"), ask("take")];
  previews.answer("take", { stones: 1 });
  previews.answer("stop", { stones: 0 }); // nobody asked
  expect(await Promise.all(both)).toEqual([{ stones: 1 }, { stones: 1 }]);
  expect(await ask("take")).toEqual({ stones: 1 });
  expect(requests).toBe(1);
});

test("what does not matter any more is answered with nothing, and asked for anew", async () => {
  const previews = new PreviewRequests();
  const waiting = previews.ask("take", () => undefined);
  previews.cancel();
  expect(await waiting).toEqual({});
  const again = previews.ask("take", () => previews.answer("take", { stones: 2 }));
  expect(await again).toEqual({ stones: 2 });
});
