import { getContext, setContext } from "svelte";

/** The line of an option that says what it would bring is a part of its name for those who cannot see it. */
const KEY = Symbol("consequences");

/** Said by the option: the id that its line is to have. */
export function nameConsequences(id: string): void {
  setContext(KEY, id);
}

/** The id for the line, wherever in an option it stands. */
export function consequencesId(): string | undefined {
  return getContext<string | undefined>(KEY);
}
