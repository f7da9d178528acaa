import { afterEach, expect, test, vi } from "vitest";
import { Viewer } from "./viewer.svelte";

afterEach(() => vi.unstubAllGlobals());

/** An element of which nothing is asked but its style. */
function element(): HTMLElement {
  const style = { transform: "", setProperty: () => undefined };
  return { style, addEventListener: () => undefined } as unknown as HTMLElement;
}

test("where its window or the board changes, the view eases instead of jumping", () => {
  const frames: FrameRequestCallback[] = [];
  let resize: (entries: { contentRect: { width: number; height: number } }[]) => void = () => undefined;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(hear: typeof resize) {
        resize = hear;
      }
    },
  );
  const draw = () => frames.shift()?.(0);
  const rest = () => {
    while (frames.length > 0) draw();
    return sheet.style.transform;
  };
  const [viewer, sheet] = [new Viewer(), element()];
  const detach = viewer.attach(element(), sheet, element());
  viewer.show({ x: 0, y: 0, width: 400, height: 400 });
  resize([{ contentRect: { width: 400, height: 400 } }]);
  const first = sheet.style.transform;
  expect(rest(), "it begins where it belongs").toBe(first);

  for (const change of [
    () => resize([{ contentRect: { width: 400, height: 200 } }]),
    () => viewer.show({ x: 0, y: 0, width: 800, height: 400 }),
  ]) {
    const before = sheet.style.transform;
    change();
    draw();
    const onTheWay = sheet.style.transform;
    expect([before, rest()]).not.toContain(onTheWay);
  }
  detach();
});
