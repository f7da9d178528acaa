import { BoardPointing } from "../../../../board/pointing.svelte";
import { settings } from "../../../../settings.svelte";
import type { Target } from "./targets";

const NOTCH = 50; // of a wheel: one turn of the tile

/** What the visitor points at on the map; a tile that is being laid can be turned before it lies. */
export class Pointing extends BoardPointing<Target> {
  /** The place where the tile would lie. */
  place = $state<string | null>(null);
  /** The place where it is tried out: it stays there until another one is pressed, so that it can be turned and laid. */
  tried = $state<string | null>(null);
  #turns = $state<Record<string, number>>({});
  #wheel = 0;
  #byPointer = false;

  override take(targets: Target[]): void {
    super.take(targets);
    const gone = (place: string | null) => !this.offered.some(({ id }) => id === place);
    if (gone(this.place)) this.place = null;
    if (gone(this.tried)) this.tried = null;
  }

  /** At a place, the way the tile lies there. */
  override keyOf(target: Target): string | undefined {
    return target.offered[(this.#turns[target.id] ?? 0) % Math.max(1, target.offered.length)];
  }

  turn(by: number): void {
    const target = this.target(this.place);
    if (target === undefined || target.offered.length < 2) return;
    const n = target.offered.length;
    this.#turns[target.id] = ((this.#turns[target.id] ?? 0) + by + n) % n;
    this.stage.focus = this.keyOf(target) ?? null;
  }

  /** An option shown elsewhere: a tile lies as it says. */
  follow(key: string | null): void {
    const target = key?.startsWith("place:") ? this.targets.find(({ offered }) => offered.includes(key)) : undefined;
    if (target === undefined || key === null) return;
    this.place = target.id;
    if (this.tried !== target.id) this.tried = null;
    this.#turns[target.id] = target.offered.indexOf(key);
  }

  lay(): void {
    const target = this.target(this.place);
    const key = target && this.keyOf(target);
    if (key !== undefined) this.stage.touch(key);
  }

  protected override listenToo(node: HTMLElement, signal: AbortSignal): void {
    node.addEventListener("pointerdown", () => (this.#byPointer = true), { signal });
    node.addEventListener("keydown", () => (this.#byPointer = false), { capture: true, signal });
    node.addEventListener("wheel", (event) => this.#turnByWheel(event), { passive: false, capture: true, signal });
  }

  /** Who points first tries the tile at a place, then turns it; it is laid with a button. */
  protected override press(target: Target): void {
    if (target.kind !== "place" || target.offered.length === 0 || !this.#byPointer) this.choose(target);
    else if (this.tried === target.id) this.turn(1);
    else this.look(target);
  }

  protected override look(target: Target): void {
    if (target.kind === "place" && target.offered.length > 0) this.place = this.tried = target.id;
    super.look(target);
  }

  /** The mouse on its way from a tile that is tried out to the buttons does not take it along. */
  protected override hover(target: Target): void {
    if (target.kind !== "place") this.look(target);
    else if (this.tried === null) {
      this.place = target.id;
      super.look(target);
    }
  }

  protected override stays(target: Target): boolean {
    return target.kind === "place";
  }

  protected override pressKey(event: KeyboardEvent): boolean {
    if (event.key !== "r" && event.key !== "R") return false;
    this.turn(event.shiftKey ? -1 : 1);
    return true;
  }

  /** Keys while a tile is shown by the mouse, with the focus nowhere in particular. */
  heard = (event: KeyboardEvent): void => {
    const elsewhere = event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
    if (this.place === null || elsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (settings.hotkeys && (event.key === "r" || event.key === "R")) this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && event.target === document.body) this.lay();
  };

  #turnByWheel(event: WheelEvent): void {
    const { target } = this.at(event);
    if (target === undefined || target.id !== this.place || target.offered.length < 2 || event.ctrlKey) return;
    event.preventDefault();
    this.#wheel += event.deltaY;
    if (Math.abs(this.#wheel) < NOTCH) return;
    this.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}
