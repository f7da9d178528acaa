import { expect, test, vi } from "vitest";
import type { Stage } from "../net/stage.svelte";
import { OptionEffects, waiting } from "./optionEffects.svelte";

test("what options would bring is shown for all of them together: they find their places once", async () => {
  vi.useFakeTimers();
  const answers = new Map<string, (effects: Record<string, unknown>) => void>();
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

test("until then they are not shown, unless the hall is slow", async () => {
  vi.useFakeTimers();
  const stageOf = (preview: () => Promise<object>) => {
    const options = [{ key: "a", message: "", params: {}, group: "" }];
    return { options, option: () => options[0], preview } as unknown as Stage;
  };
  const quick = stageOf(() => Promise.resolve({ gold: 1 }));
  new OptionEffects().follow(quick, "a");
  expect(waiting.options).toBe(quick.options);
  await vi.advanceTimersByTimeAsync(100);
  expect(waiting.options).toBeNull();

  const slow = stageOf(() => new Promise(() => undefined));
  new OptionEffects().follow(slow, "a");
  await vi.advanceTimersByTimeAsync(100);
  expect(waiting.options).toBe(slow.options);
  await vi.advanceTimersByTimeAsync(900);
  expect(waiting.options).toBeNull();
  vi.useRealTimers();
});
