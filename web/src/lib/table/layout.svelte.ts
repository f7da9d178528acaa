/** How much room a table has. In ems, so that large letters on a big screen get the layout of a small one. */
export type LayoutSize = "narrow" | "medium" | "wide";

const NARROW = "(max-width: 43.75em), (max-height: 26em)"; // phones, also lying on their side
const MEDIUM = "(max-width: 62em)"; // tablets, upright
const LOW = "(max-height: 58em)"; // laptops
const SLENDER = "(max-width: 75em)"; // tablets lying on their side, small windows

class Layout {
  #narrow = matchMedia(NARROW);
  #medium = matchMedia(MEDIUM);
  #low = matchMedia(LOW);
  #slender = matchMedia(SLENDER);
  /** Whether what stands above something takes its room. */
  low = $state(this.#low.matches);
  /** Whether a board fills its place to the rim: what lies over it covers something. */
  slender = $state(this.#slender.matches);
  size = $state<LayoutSize>(this.#look());
  /** The side of the board on which it has buttons just now: what is told in passing keeps clear of them. */
  buttons = $state<"left" | "right" | null>(null);

  constructor() {
    for (const query of [this.#narrow, this.#medium])
      query.addEventListener("change", () => (this.size = this.#look()));
    this.#low.addEventListener("change", () => (this.low = this.#low.matches));
    this.#slender.addEventListener("change", () => (this.slender = this.#slender.matches));
  }

  #look(): LayoutSize {
    if (this.#narrow.matches) return "narrow";
    return this.#medium.matches ? "medium" : "wide";
  }
}

export const layout = new Layout();
