import type { UserProfile } from "../protocol/generated";

/** Something the hall did not do: a message id with parameters, and the rule where there is one. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly params: Record<string, unknown> = {},
    readonly rule = "",
  ) {
    super(id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new Refused(0, "web-error-offline");
  }
  if (!answer.ok) throw await refusal(answer);
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.startsWith("application/json") ? await answer.json() : await answer.text()) as T;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as { message: string; params?: Record<string, unknown>; rule?: string };
    return new Refused(answer.status, problem.message, problem.params, problem.rule);
  } catch {
    return new Refused(answer.status, "error-inside");
  }
}

/** Questions whose answers do not change while the page is open are asked once. */
const once = new Map<string, Promise<unknown>>();

export const api = {
  get: <T>(path: string) => ask<T>("GET", path),
  /** Who does not wait any more says so by `signal`. */
  post: <T>(path: string, body: unknown = {}, signal?: AbortSignal) => ask<T>("POST", path, body, signal),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown) => ask<T>("PATCH", path, body),
  delete: <T>(path: string, body?: unknown) => ask<T>("DELETE", path, body),

  getOnce<T>(path: string): Promise<T> {
    let answer = once.get(path);
    if (answer === undefined) {
      answer = ask<T>("GET", path);
      once.set(path, answer);
      answer.catch(() => once.delete(path));
    }
    return answer as Promise<T>;
  },

  /** Who the visitor is; null for somebody who has not come in yet. */
  me: () => ask<UserProfile | null>("GET", "/visitor"),
};
