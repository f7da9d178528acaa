import { expect, test, vi } from "vitest";
import type { Stage } from "../net/stage.svelte";
import { OptionEffects } from "./optionEffects.svelte";

test("what options would bring is shown for all of them together: they find their places once", async () => {
  vi.useFakeTimers();
  const answers = new Map<string, (told: Record<string, unknown>) => void>();
  const options = ["a", "b"].map((key) => ({ key, message: "", params: {}, group: "" }));
  const stage = {
    options,
    option: (key: string) => options.find((one) => one.key === key),
    preview: (key: string) => new Promise((resolve) => answers.set(key, resolve)),
  } as unknown as Stage;
  const [one, other] = [new OptionEffects<{ gold: number }>(), new OptionEffects<{ gold: number }>()];
  one.follow(stage, "a");
  other.follow(stage, "b");
  await vi.advanceTimersByTimeAsync(1000);
  answers.get("a")?.({ gold: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(one.effects).toEqual({});
  answers.get("b")?.({ gold: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect([one.effects, other.effects]).toEqual([{ gold: 1 }, { gold: 2 }]);
  vi.useRealTimers();
});
