import { mount } from "svelte";
import Paints from "./Paints.svelte";

let ready = false;

/** Gradients and small drawings that tiles outside the board refer to; they stay once they are in the page. */
export function definePaints(): void {
  if (ready) return;
  ready = true;
  mount(Paints, { target: document.body });
}
