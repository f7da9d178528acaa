import type { Stage } from "../net/stage.svelte";
import { settings } from "../settings.svelte";
import type { OptionInfo } from "../protocol/generated";

/** Something on a board that can be chosen, or that answers a click by saying why it cannot. */
export interface BoardTarget {
  id: string;
  at: readonly [number, number];
  /** Keys of options; some targets stand for several. */
  offered: string[];
  /** What a click asks for: the first of these that is offered or refused. */
  keys: string[];
  /** What a closer look here is about, such as a region; "": nothing. */
  about: string;
}

/** A drawing says what a click on it asks for: `data-target` the id of a target, `data-about` what lies below it. */
const DRAWN = "[data-target], [data-about]";
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The target one means by an arrow key: near, and in that direction. */
export function toward<T extends BoardTarget>(from: T, key: string, targets: readonly T[]): T | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  let best: T | undefined;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = [target.at[0] - from.at[0], target.at[1] - from.at[1]];
    const along = x * dx + y * dy;
    const cost = along + 2 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (target !== from && along > 1 && cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** What the visitor points at on a board: by mouse, finger or keys. */
export class BoardPointing<T extends BoardTarget = BoardTarget> {
  targets = $state.raw<T[]>([]);
  #inspected = $state<string | null>(null);
  /** The one target that the tab key reaches. */
  current = $state<string | null>(null);
  /** Where the keys have just gone. */
  sought = $state.raw<readonly [number, number] | null>(null);

  constructor(readonly stage: Stage) {}

  /** What is being looked at closely. */
  get inspected(): string | null {
    return this.#inspected;
  }
  set inspected(about: string | null) {
    this.#inspected = about;
    if (about !== null) settings.noteAsked(this.stage.texts.game);
  }

  take(targets: T[]): void {
    this.targets = targets;
    this.sought = null;
    const offered = this.offered;
    if (!offered.some(({ id }) => id === this.current)) this.current = offered[0]?.id ?? null;
  }

  get offered(): T[] {
    return this.targets.filter((target) => target.offered.length > 0);
  }

  target(id: string | null): T | undefined {
    return this.targets.find((target) => target.id === id);
  }

  /** The option a target stands for now. */
  keyOf(target: T): string | undefined {
    return target.offered[0];
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

  /** What makes a small drawing the target it is: where it lies, how it is chosen and, by its classes, how it looks. */
  asSpot({ id, kind, at, offered, keys }: T & { kind: string }): Record<string, unknown> {
    const option = this.optionOf(offered);
    const states = {
      offered: option !== undefined,
      pointed: option !== undefined && this.stage.focus === option.key,
      marked: keys.some((key) => this.stage.highlighted.includes(key)),
    };
    return {
      transform: `translate(${at[0]} ${at[1]})`,
      class: ["spot", kind, states],
      "data-place": id,
      ...this.asButton(id, option),
    };
  }

  optionOf([key]: readonly string[]): OptionInfo | undefined {
    return key === undefined ? undefined : this.stage.option(key);
  }

  /** All that is heard from the board. (A drawing that listens for the focus would take it on every click.) */
  listen = (node: HTMLElement): (() => void) => {
    const ends = new AbortController();
    this.stage.explains = true;
    const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(type, hear, { signal: ends.signal });
    on("click", (event) => this.#press(event));
    on("contextmenu", (event) => this.#ask(event));
    on("pointerover", (event) => this.#over(event));
    on("pointerout", (event) => this.#out(event));
    on("focusin", (event) => this.#focus(event));
    on("keydown", (event) => this.#key(event));
    this.listenToo?.(node, ends.signal);
    return () => ends.abort();
  };

  /** What else a game hears from its board. */
  protected listenToo?(node: HTMLElement, until: AbortSignal): void;

  /** A target is looked at. */
  protected look(target: T): void {
    this.stage.focus = this.keyOf(target) ?? null;
  }

  /** The mouse has come over a target. */
  protected hover(target: T): void {
    this.look(target);
  }

  /** A target is clicked or tapped. */
  protected press(target: T): void {
    this.choose(target);
  }

  /** Whether a target stays looked at when the mouse leaves it. */
  protected stays?(target: T): boolean;

  /** A key that only this game knows, on a target; whether there was such a key. */
  protected pressKey?(event: KeyboardEvent): boolean;

  protected at(event: Event): { target: T | undefined; about: string | undefined } {
    const drawn = event.target instanceof Element ? event.target.closest<SVGElement>(DRAWN) : null;
    return { target: this.target(drawn?.dataset["target"] ?? null), about: drawn?.dataset["about"] };
  }

  #press(event: MouseEvent): void {
    const inside = event.target instanceof Element ? event.target.closest("button, [role=dialog]") : null;
    if (inside !== null && !inside.hasAttribute("data-target")) return;
    const { target, about } = this.at(event);
    if (target === undefined) {
      this.inspected = about === this.inspected ? null : (about ?? null);
      return;
    }
    this.inspected = null;
    this.press(target);
  }

  protected choose(target: T): void {
    const key = this.keyOf(target);
    if (key === undefined) this.stage.touch(...target.keys);
    else this.stage.touch(key);
  }

  /** What is looked at closely is told by itself, not beside what choosing it would bring. */
  #tell(about: string): void {
    this.inspected = about || null;
    if (this.inspected !== null) this.stage.focus = null;
  }

  /** A long press or the other button: what is there, whatever could be chosen. */
  #ask(event: MouseEvent): void {
    const { target, about } = this.at(event);
    const found = about ?? target?.about;
    if (!found) return;
    event.preventDefault();
    this.#tell(found);
  }

  #over(event: PointerEvent): void {
    const { target } = this.at(event);
    if (event.pointerType !== "touch" && target !== undefined && target.offered.length > 0) this.hover(target);
  }

  #out(event: PointerEvent): void {
    const { target } = this.at(event);
    if (event.pointerType === "touch" || target === undefined || this.stays?.(target)) return;
    if (target.offered.includes(this.stage.focus ?? "")) this.stage.focus = null;
  }

  #focus(event: FocusEvent): void {
    const { target } = this.at(event);
    if (target === undefined) return;
    this.current = target.id;
    if (!(event.target instanceof Element && event.target.matches(":focus-visible"))) return; // a click speaks for itself
    this.sought = target.at;
    this.look(target);
  }

  #key(event: KeyboardEvent): void {
    const { target } = this.at(event);
    if (event.key === "Escape" && this.inspected !== null) {
      this.inspected = null;
      event.stopPropagation();
    }
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow")) {
      const next = toward(target, event.key, this.offered);
      const root = event.currentTarget as HTMLElement;
      if (next !== undefined)
        root.querySelector<SVGElement>(`[data-target="${next.id}"]`)?.focus({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") this.choose(target);
    else if (event.key === "i") this.#tell(target.about);
    else if (!this.pressKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
