import type { GameEvent } from "../../data/events";
import { crystals, type IcaionView } from "../../data/view";

/** What flies between the board and what lies outside of it: crystals into cages, and Parasites home to the Colossus. */

const TIME = 420; // milliseconds
const APART = 60; // milliseconds between two crystals
const SIZE = 22; // pixels

const seen = (element: Element): boolean => element.getClientRects().length > 0;

function cageOf({ seat, cage }: { seat: number; cage: number }): Element | undefined {
  return [...document.querySelectorAll(`[data-cage="${seat}.${cage}"]`)].find(seen);
}

function drawing(id: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`); // which the board defines
  svg.append(use);
  svg.setAttribute("viewBox", "-12 -12 24 24");
  svg.setAttribute("aria-hidden", "true");
  Object.assign(svg.style, {
    position: "fixed",
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    pointerEvents: "none",
    zIndex: 5,
  });
  return svg;
}

function fly(id: string, from: DOMRect, to: DOMRect, delay: number): void {
  const svg = drawing(id);
  const [x, y] = [from.left + from.width / 2 - SIZE / 2, from.top + from.height / 2 - SIZE / 2];
  const [dx, dy] = [to.left + to.width / 2 - SIZE / 2 - x, to.top + to.height / 2 - SIZE / 2 - y];
  Object.assign(svg.style, { left: `${x}px`, top: `${y}px` });
  document.body.append(svg);
  const flight = svg.animate(
    [
      { transform: "none" },
      { transform: `translate(${dx / 2}px, ${Math.min(0, dy) - 40}px) scale(1.15)`, offset: 0.45 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.7)` },
    ],
    { duration: TIME, delay, easing: "ease-in-out", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => svg.remove();
}

function shake(cage: Element): void {
  const steps = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  cage.animate(steps, { duration: 360, easing: "ease-out" });
}

/** What an update has put into cages flies there; what it has thrown out shakes its cage. */
export function animateCages(events: readonly GameEvent[]): void {
  for (const event of events) {
    if (event.type !== "qoam_stored" && event.type !== "qoam_replaced") continue;
    const cage = cageOf(event);
    if (cage === undefined) continue;
    if (event.type === "qoam_replaced") {
      shake(cage);
      continue;
    }
    const seeker = document.querySelector(`[data-place="seat:${event.seat}"]`);
    if (seeker === null) continue;
    crystals(event).forEach((colour, i) =>
      fly(`ic-cut-${colour}`, seeker.getBoundingClientRect(), cage.getBoundingClientRect(), i * APART),
    );
  }
}

const MOST = 6; // Parasites of one player that are seen to fly

/** At the end of a Year the Parasites that were collected fly home, from the hunt into the crater of the Colossus. */
export function flyHome(view: IcaionView): void {
  const pit = document.querySelector(`[data-place="crater:${view.colossus}"]`);
  if (pit === null) return;
  for (const { seat, parasites } of view.players) {
    const from = [...document.querySelectorAll(`[data-hunt="${seat}"]`)].find(seen);
    for (let i = 0; from !== undefined && i < Math.min(parasites, MOST); i++)
      fly("ic-parasite", from.getBoundingClientRect(), pit.getBoundingClientRect(), i * APART);
  }
}
