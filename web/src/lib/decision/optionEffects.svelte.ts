import type { Stage } from "../net/stage.svelte";
import type { OptionInfo } from "../protocol/generated";

const APART = 15; // milliseconds between the questions for one decision: whoever chooses at once need not be told
const PATIENCE = 400; // milliseconds for which options wait for what they would bring, but not for a slow hall
const SETTLES = 40; // milliseconds in which they find their places with it
const MOST = 14; // options that are asked for; more have no room for a second line

type EffectsByKey = ReadonlyMap<string, Record<string, unknown>>;
const asked = new WeakMap<readonly OptionInfo[], Promise<EffectsByKey>>();

/** The options that are not shown yet, because they would move as soon as it is told what they bring. */
class Waiting {
  options = $state.raw<readonly OptionInfo[] | null>(null);

  until(answered: Promise<unknown>, options: readonly OptionInfo[]): void {
    this.options = options;
    const show = () => {
      if (this.options === options) this.options = null;
    };
    setTimeout(show, PATIENCE);
    void answered.then(() => setTimeout(show, SETTLES));
  }
}

export const waiting = new Waiting();

/** What the hall foresees of all options of a decision: told together, so that they find their places once. */
function previewsOf(stage: Stage): Promise<EffectsByKey> {
  const { options } = stage;
  const known = asked.get(options);
  if (known !== undefined) return known;
  const ask = async ({ key }: OptionInfo, nth: number) => {
    await new Promise((resolve) => setTimeout(resolve, APART * nth));
    return [key, stage.options === options ? await stage.preview(key) : {}] as const;
  };
  const previews = Promise.all(options.map(ask)).then((all) => new Map(all));
  asked.set(options, previews);
  waiting.until(previews, options);
  return previews;
}

/** What an option would change as the hall foresees it, for a second line under its words. Call `follow` in an effect. */
export class OptionEffects<Effects extends object> {
  effects = $state.raw<Partial<Effects>>({});

  follow(stage: Stage, key: string): (() => void) | undefined {
    this.effects = {};
    if (stage.options.length > MOST || stage.option(key) === undefined) return undefined;
    let current = true;
    void previewsOf(stage).then((all) => current && (this.effects = (all.get(key) ?? {}) as Partial<Effects>));
    return () => (current = false);
  }
}
