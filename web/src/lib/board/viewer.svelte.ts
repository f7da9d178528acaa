import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import {
  FAR_SCALE,
  interpolated,
  fitted,
  withinReach,
  detailLevel,
  areClose,
  bringIntoView,
  zoomed,
  type Box,
  type DetailLevel,
  type Camera,
} from "./viewport";

const MOST = 3.2; // the closest look
const CLOSEST_FIT = 1.35;
const SLACK = 5; // pixels a finger may tremble
const QUIET = 140; // milliseconds without a change after which the drawing is made sharp
const GLIDE = 110; // milliseconds a thrown board goes on
const PAN: Record<string, readonly [number, number]> = {
  ArrowLeft: [90, 0],
  ArrowRight: [-90, 0],
  ArrowUp: [0, 90],
  ArrowDown: [0, -90],
};

interface Spot {
  x: number;
  y: number;
}

/**
 * Moves a drawing behind a window by wheel, drag, pinch, double tap and keys. Moving touches a transform, and
 * variables of the few pins, once per frame and nothing else: it costs the same however much is drawn.
 */
export class Viewer {
  level = $state<DetailLevel>("middle");
  /** The scale below which one is far. */
  far = FAR_SCALE;
  /** By hand: from then on the view is the visitor's. */
  moved = $state(false);

  /** How the board lies when all of it is in sight. */
  home = $state.raw<Camera>({ left: 0, top: 0, scale: 1 });

  #camera: Camera = { left: 0, top: 0, scale: 1 };
  #goal: Camera = this.#camera;
  #size = { width: 0, height: 0 };
  #board: Box = { x: 0, y: 0, width: 1, height: 1 };
  #sharp = 0; // the scale the drawing was made for
  #request = 0;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #fingers = new Map<number, Spot>();
  #start: Spot | null = null;
  #dragging = false;
  #speed = { x: 0, y: 0, at: 0 };
  #frame: HTMLElement | null = null;
  #sheet: HTMLElement | null = null;
  #pins: HTMLElement | null = null;

  attach(frame: HTMLElement, sheet: HTMLElement, pins: HTMLElement): () => void {
    [this.#frame, this.#sheet, this.#pins] = [frame, sheet, pins];
    const watch = new ResizeObserver(([entry]) => this.#resize((entry as ResizeObserverEntry).contentRect));
    watch.observe(frame);
    const ends = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ) => frame.addEventListener(type, hear, { ...options, signal: ends.signal });
    listen("wheel", (event) => this.#wheel(event), { passive: false });
    listen("pointerdown", (event) => this.#down(event));
    listen("pointermove", (event) => this.#move(event));
    listen("pointerup", (event) => this.#up(event));
    listen("pointercancel", (event) => this.#up(event));
    listen("click", (event) => this.#click(event), { capture: true });
    listen("dblclick", (event) => this.#twice(event));
    listen("keydown", (event) => this.#key(event));
    return () => {
      ends.abort();
      watch.disconnect();
      cancelAnimationFrame(this.#request);
      clearTimeout(this.#quiet);
    };
  }

  /** The board has changed: all of it stays in sight until the visitor has taken the view into their own hands. */
  show(board: Box): void {
    this.#board = board;
    this.home = this.#fit();
    if (this.#size.width > 0 && !untrack(() => this.moved)) this.#go(this.#fit());
  }

  /** Bring a part into sight. */
  follow(part: Box): void {
    if (this.#size.width > 0 && untrack(() => this.moved) && this.#fingers.size === 0) {
      this.#go(bringIntoView(this.#goal, part, this.#size, 40));
    }
  }

  /** All of the board in sight; where it is already, the part that is looked at most. */
  fit(part?: Box): void {
    if (part !== undefined && !this.moved) {
      this.moved = true;
      this.#go(fitted(part, this.#size, MOST));
      return;
    }
    this.moved = false;
    this.#go(this.#fit());
  }

  zoom(factor: number, x = this.#size.width / 2, y = this.#size.height / 2): void {
    this.moved = true;
    this.#go(zoomed(this.#goal, factor, x, y, this.#least(), MOST));
  }

  #fit(): Camera {
    return fitted(this.#board, this.#size, CLOSEST_FIT);
  }

  #least(): number {
    return Math.min(0.3, fitted(this.#board, this.#size, 1).scale * 0.7);
  }

  #go(to: Camera, gently = settings.motion): void {
    this.#goal = withinReach(to, this.#board, this.#size);
    if (!gently) this.#camera = this.#goal;
    if (this.#request === 0) this.#request = requestAnimationFrame(() => this.#step());
  }

  #step(): void {
    this.#camera = areClose(this.#camera, this.#goal) ? this.#goal : interpolated(this.#camera, this.#goal, 0.24);
    this.#draw();
    this.#request = this.#camera === this.#goal ? 0 : requestAnimationFrame(() => this.#step());
  }

  #draw(): void {
    const { left, top, scale } = this.#camera;
    if (this.#sheet === null || this.#pins === null) return;
    this.#sheet.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    this.#pins.style.setProperty("--x", `${left}px`);
    this.#pins.style.setProperty("--y", `${top}px`);
    this.#pins.style.setProperty("--scale", String(scale));
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#settle(), QUIET);
  }

  /** A layer keeps the sharpness it was made with: where one stays closer or farther than before it is made anew. */
  #settle(): void {
    const sheet = this.#sheet;
    const { scale } = this.#camera;
    if (sheet === null || this.#fingers.size > 0 || scale === this.#sharp) return;
    this.#sharp = scale;
    this.#stay(scale);
    sheet.style.willChange = "auto";
    requestAnimationFrame(() => requestAnimationFrame(() => (sheet.style.willChange = "transform")));
  }

  #resize({ width, height }: DOMRectReadOnly): void {
    const first = this.#size.width === 0;
    const [dx, dy] = [(width - this.#size.width) / 2, (height - this.#size.height) / 2];
    this.#size = { width, height };
    this.home = this.#fit();
    const { left, top, scale } = this.#goal;
    this.#go(this.moved && !first ? { scale, left: left + dx, top: top + dy } : this.#fit(), settings.motion && !first);
    if (first) {
      this.#draw();
      this.#stay(this.#camera.scale);
    }
  }

  /** What is drawn in its own size for every scale is told it only where one stays. */
  #stay(scale: number): void {
    this.level = detailLevel(scale, this.far);
    this.#sheet?.style.setProperty("--scale", scale.toFixed(2));
  }

  #spot(event: MouseEvent): Spot {
    const box = this.#frame?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  #wheel(event: WheelEvent): void {
    if (event.defaultPrevented || (event.target instanceof Node && this.#pins?.contains(event.target))) return;
    event.preventDefault();
    const { x, y } = this.#spot(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, this.#spot(event));
    if (this.#fingers.size === 1) [this.#start, this.#dragging] = [this.#spot(event), false];
    this.#speed = { x: 0, y: 0, at: event.timeStamp };
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined || this.#start === null) return;
    const now = this.#spot(event);
    if (!this.#dragging) {
      if (this.#fingers.size === 1 && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < SLACK) return;
      this.#dragging = true;
      this.moved = true;
      this.#frame?.setPointerCapture(event.pointerId);
    }
    this.#fingers.set(event.pointerId, now);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      const time = Math.max(1, event.timeStamp - this.#speed.at);
      this.#speed = { x: (now.x - before.x) / time, y: (now.y - before.y) / time, at: event.timeStamp };
      this.#shift(this.#camera, now.x - before.x, now.y - before.y, false);
      return;
    }
    const wide = (spot: Spot) => Math.max(10, Math.hypot(spot.x - other.x, spot.y - other.y));
    const [x, y] = [(now.x + other.x) / 2, (now.y + other.y) / 2];
    const closer = zoomed(this.#camera, wide(now) / wide(before), x, y, this.#least(), MOST);
    this.#shift(closer, (now.x - before.x) / 2, (now.y - before.y) / 2, false);
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    const thrown = this.#dragging && this.#fingers.size === 0 && event.timeStamp - this.#speed.at < 60;
    if (thrown && settings.motion) this.#shift(this.#camera, this.#speed.x * GLIDE, this.#speed.y * GLIDE);
    else this.#draw();
  }

  #shift(camera: Camera, dx: number, dy: number, gently = settings.motion): void {
    this.#go({ scale: camera.scale, left: camera.left + dx, top: camera.top + dy }, gently);
  }

  /** The click that ends a drag chooses nothing. */
  #click(event: MouseEvent): void {
    if (this.#dragging) event.stopPropagation();
    this.#dragging = false;
  }

  #twice(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest("button, [role=button]") !== null) return;
    const { x, y } = this.#spot(event);
    this.zoom(event.shiftKey ? 1 / 1.7 : 1.7, x, y);
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const pan = event.target === this.#frame ? PAN[event.key] : undefined;
    if (pan !== undefined) {
      this.moved = true;
      this.#shift(this.#goal, ...pan);
    } else if (event.key === "+" || event.key === "=") this.zoom(1.3);
    else if (event.key === "-") this.zoom(1 / 1.3);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  }
}
