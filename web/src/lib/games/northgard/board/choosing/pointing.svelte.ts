import type { OptionInfo } from "../../../../protocol/generated";
import type { Stage } from "../../../../net/stage.svelte";
import { settings } from "../../../../settings.svelte";
import { toward, type Target } from "./choices";
import type { Point } from "../land/geometry";

/** A drawing says what a click on it asks for: `data-target` an id of a target, `data-territory` the land below. */
const THINGS = "[data-target], [data-territory]";
const NOTCH = 50; // of a wheel: one turn of the tile

/** What the visitor points at on the board: by mouse, finger or keys. */
export class Pointing {
  targets = $state.raw<Target[]>([]);
  /** The territory whose card is open. */
  told = $state<string | null>(null);
  /** Where the keys are: the one target that the tab key reaches. */
  current = $state<string | null>(null);
  /** Where the keys have just gone. */
  sought = $state.raw<Point | null>(null);
  /** The place where the tile would lie. */
  place = $state<string | null>(null);
  #turns = $state<Record<string, number>>({});
  #wheel = 0;
  #byFinger = false;

  constructor(readonly stage: Stage) {}

  take(targets: Target[]): void {
    this.targets = targets;
    this.sought = null;
    const offered = targets.filter((target) => target.offered.length > 0);
    if (!offered.some(({ id }) => id === this.current)) this.current = offered[0]?.id ?? null;
    if (!offered.some(({ id }) => id === this.place)) this.place = null;
  }

  target(id: string | null): Target | undefined {
    return this.targets.find((target) => target.id === id);
  }

  /** The option a target stands for now; at a place, the way the tile lies there. */
  keyOf(target: Target): string | undefined {
    return target.offered[(this.#turns[target.id] ?? 0) % Math.max(1, target.offered.length)];
  }

  /** What makes a drawing a thing to choose; without an option it is no more than a picture that answers clicks. */
  asButton(id: string, option: OptionInfo | undefined): Record<string, unknown> {
    if (option === undefined) return { "data-target": id, "aria-hidden": true };
    return {
      "data-target": id,
      role: "button",
      tabindex: this.current === id ? 0 : -1,
      "aria-label": this.stage.texts.say(option.message, option.params),
    };
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
    this.#turns[target.id] = target.offered.indexOf(key);
  }

  lay(): void {
    const target = this.target(this.place);
    const key = target && this.keyOf(target);
    if (key !== undefined) this.stage.touch(key);
  }

  /** All that is heard from the board. (A drawing that listens for the focus would take it on every click.) */
  listen = (node: HTMLElement): (() => void) => {
    const ends = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ) => node.addEventListener(type, hear, { ...options, signal: ends.signal });
    on("pointerdown", (event) => (this.#byFinger = event.pointerType === "touch"));
    on("click", (event) => this.#press(event));
    on("contextmenu", (event) => this.#ask(event));
    on("pointerover", (event) => this.#over(event));
    on("pointerout", (event) => this.#out(event));
    on("focusin", (event) => this.#focus(event));
    on("keydown", (event) => this.#key(event));
    on("wheel", (event) => this.#turnByWheel(event), { passive: false, capture: true });
    return () => ends.abort();
  };

  #at(event: Event): { target: Target | undefined; territory: string | undefined } {
    const drawn = event.target instanceof Element ? event.target.closest<SVGElement>(THINGS) : null;
    return { target: this.target(drawn?.dataset["target"] ?? null), territory: drawn?.dataset["territory"] };
  }

  #press(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest("button, [role=dialog]") !== null) return;
    const { target, territory } = this.#at(event);
    if (target === undefined) {
      this.told = territory === this.told ? null : (territory ?? null);
      return;
    }
    this.told = null;
    if (target.kind === "place" && target.offered.length > 0 && this.#byFinger) {
      if (this.place === target.id) this.turn(1);
      else this.#lookAt(target);
    } else this.#choose(target);
  }

  #choose(target: Target): void {
    const key = this.keyOf(target);
    if (key === undefined) this.stage.touch(...target.keys);
    else this.stage.touch(key);
  }

  /** A long press or the other button: what is there, whatever could be chosen. */
  #ask(event: MouseEvent): void {
    const { target, territory } = this.#at(event);
    const about = territory ?? target?.territory;
    if (!about) return;
    event.preventDefault();
    this.told = about;
  }

  #lookAt(target: Target): void {
    if (target.kind === "place" && target.offered.length > 0) this.place = target.id;
    this.stage.focus = this.keyOf(target) ?? null;
  }

  #over(event: PointerEvent): void {
    const { target } = this.#at(event);
    if (event.pointerType !== "touch" && target !== undefined && target.offered.length > 0) this.#lookAt(target);
  }

  #out(event: PointerEvent): void {
    const { target } = this.#at(event);
    if (event.pointerType === "touch" || target === undefined || target.kind === "place") return;
    if (target.offered.includes(this.stage.focus ?? "")) this.stage.focus = null;
  }

  #focus(event: FocusEvent): void {
    const { target } = this.#at(event);
    if (target === undefined) return;
    this.current = target.id;
    if (!(event.target instanceof Element && event.target.matches(":focus-visible"))) return; // a click speaks for itself
    this.sought = target.at;
    this.#lookAt(target);
  }

  #key(event: KeyboardEvent): void {
    const { target } = this.#at(event);
    if (event.key === "Escape" && this.told !== null) {
      this.told = null;
      event.stopPropagation();
    }
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = toward(
      target,
      event.key,
      this.targets.filter(({ offered }) => offered.length > 0),
    );
    if (event.key.startsWith("Arrow")) {
      const root = event.currentTarget as HTMLElement;
      if (next !== undefined)
        root.querySelector<SVGElement>(`[data-target="${next.id}"]`)?.focus({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") this.#choose(target);
    else if (event.key === "r" || event.key === "R") this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "i") this.told = target.territory || null;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Keys while a tile is shown by the mouse, with the focus nowhere in particular. */
  heard = (event: KeyboardEvent): void => {
    const elsewhere = event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
    if (this.place === null || elsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (settings.hotkeys && (event.key === "r" || event.key === "R")) this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && event.target === document.body) this.lay();
  };

  #turnByWheel(event: WheelEvent): void {
    const { target } = this.#at(event);
    if (target === undefined || target.id !== this.place || target.offered.length < 2 || event.ctrlKey) return;
    event.preventDefault();
    this.#wheel += event.deltaY;
    if (Math.abs(this.#wheel) < NOTCH) return;
    this.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}
