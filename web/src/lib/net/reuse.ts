/**
 * `after`, with those parts of `before` in it that are equal (data as it comes from JSON). What has not changed is then
 * recognised by `===`, and whatever is drawn from it stays as it is.
 */
export function reuseEqual<T>(before: unknown, after: T): T;
export function reuseEqual(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = reuseEqual(before[name], after[name]);
    if (part !== before[name]) same = false;
    after[name] = part;
  }
  return same ? before : after;
}

/** A function that makes the same again and again, with what is equal kept: for `$derived.by`. */
export function reusing<T>(made: () => T): () => T {
  let last: T | undefined;
  return () => (last = reuseEqual(last, made()));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
