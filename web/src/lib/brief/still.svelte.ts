import { Stage, type View } from "../net/stage.svelte";
import type { Texts } from "../texts/texts.svelte";

/** A position that is only looked at: nothing is chosen, and nothing happens. */
export class Still extends Stage {
  constructor(texts: Texts, view: View, components: Stage["components"]) {
    super(texts);
    this.view = view;
    this.components = components;
  }

  override choose(): void {
    // there is nothing to choose
  }

  override preview(): Promise<Record<string, unknown>> {
    return Promise.resolve({});
  }
}
