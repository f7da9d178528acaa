/** How somebody without a mouse gets from option to option, and from the panel to the board. */

const FORWARD = new Set(["ArrowDown", "ArrowRight"]);
const BACK = new Set(["ArrowUp", "ArrowLeft"]);

/** The options that can be seen in the panel, in their order. */
export function optionsIn(panel: ParentNode): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>("[data-option]")].filter((option) => option.checkVisibility());
}

/** With an arrow key to the next option or the one before; from elsewhere to the first. Whether there was one. */
export function walkOptions(panel: ParentNode, key: string): boolean {
  const by = FORWARD.has(key) ? 1 : BACK.has(key) ? -1 : 0;
  const options = optionsIn(panel);
  if (by === 0 || options.length === 0) return false;
  const at = options.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : (at + by + options.length) % options.length;
  options[next]?.focus();
  return true;
}

/** Whether the focus is nowhere, or will be in a moment: on what is gone, or on a drawing that can be chosen no more. */
export function isFocusLost(focused: Element | null): boolean {
  return (
    focused === null ||
    !focused.isConnected ||
    focused === document.body ||
    (focused instanceof SVGElement && !focused.hasAttribute("tabindex"))
  );
}

/** The one thing to choose on the board that Tab reaches; the arrow keys go on from there. */
export function boardTarget(): SVGElement | null {
  return document.querySelector<SVGElement>("#board [data-target][tabindex='0']");
}

/** From anywhere to what can be chosen on the board, or to the board itself; from the board to the options. */
export function focusOtherSide(panel: HTMLElement): void {
  const board = document.getElementById("board");
  const back = board?.contains(document.activeElement);
  const there = boardTarget() ?? board?.querySelector<HTMLElement>("[role='region'][tabindex='0']");
  (back ? (optionsIn(panel)[0] ?? panel) : (there ?? panel)).focus();
}
