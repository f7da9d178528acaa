import type { Stage } from "../net/stage.svelte";

const PAUSE = 200; // milliseconds: whoever chooses at once need not be told
const APART = 25; // milliseconds between the questions for one decision
const MOST = 14; // options that are asked for; more have no room for a second line

/** What an option would change as the hall foresees it, for a second line under its words. Call `follow` in an effect. */
export class OptionEffects<Effects extends object> {
  effects = $state.raw<Partial<Effects>>({});

  follow(stage: Stage, key: string): (() => void) | undefined {
    const nth = stage.options.findIndex((option) => option.key === key);
    this.effects = {};
    if (nth < 0 || stage.options.length > MOST) return undefined;
    let current = true;
    const timer = setTimeout(
      () => void stage.preview(key).then((told) => current && (this.effects = told as Partial<Effects>)),
      PAUSE + APART * nth,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }
}
