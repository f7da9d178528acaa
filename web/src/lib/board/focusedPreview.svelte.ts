import type { Stage } from "../net/stage.svelte";

/** What the option under the pointer would bring, once the hall has said so; `Effects` as the game's previews are. */
export class FocusedPreview<Effects extends object> {
  shown = $state.raw<{ key: string; effects: Effects } | null>(null);

  /** For an effect: follow what is pointed at. */
  follow(stage: Stage): (() => void) | undefined {
    const key = stage.focus;
    if (key === null || stage.option(key) === undefined) return undefined;
    let wanted = true;
    void stage.preview(key).then((effects) => {
      if (wanted) this.shown = { key, effects: effects as Effects };
    });
    return () => {
      wanted = false;
      this.shown = null;
    };
  }
}
