import type { ChangeMessage, StateMessage, UpdateMessage } from "../protocol/generated";

/** The update that a change makes of the state it builds on, which stays as it is. */
export function applyChange(state: StateMessage | UpdateMessage, change: ChangeMessage): UpdateMessage {
  let whole: unknown = state;
  for (const { path, value } of change.changes) whole = put(whole, path, value);
  return { ...(whole as StateMessage), type: "update", seq: change.seq, entries: change.entries };
}

/** A copy in which something else stands at the end of a path. */
function put(whole: unknown, [name, ...rest]: (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string, unknown>;
  copy[name] = put(copy[name], rest, value);
  return copy;
}
