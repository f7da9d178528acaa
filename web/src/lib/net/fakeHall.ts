import { vi } from "vitest";

/** A WebSocket that a test holds the other end of. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("nobody has connected");
    return socket;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
}

/** A hall for tests: its answers by address, and the window and page of a browser that asks. */
export interface FakeHall {
  answers: Record<string, () => unknown>;
  window: EventTarget;
  page: EventTarget & { visibilityState: string };
}

/** Before each test; `leaveFakeHall` after it. */
export function fakeHall(): FakeHall {
  const hall: FakeHall = {
    answers: { "/api/tables/abc/chat": () => [] },
    window: new EventTarget(),
    page: Object.assign(new EventTarget(), { visibilityState: "visible" }),
  };
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "hall.test" });
  vi.stubGlobal("document", hall.page);
  vi.stubGlobal("addEventListener", hall.window.addEventListener.bind(hall.window));
  vi.stubGlobal("removeEventListener", hall.window.removeEventListener.bind(hall.window));
  vi.stubGlobal("fetch", (address: string) => {
    const answer = hall.answers[address]?.();
    const refused = { message: "error-no-such-table" };
    return Promise.resolve(
      new Response(JSON.stringify(answer ?? refused), {
        status: answer === undefined ? 404 : 200,
        headers: { "content-type": "application/json" },
      }),
    );
  });
  return hall;
}

export function leaveFakeHall(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Until all that was asked is answered. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

export const entry = (n: number, what = "taken") => ({
  n,
  seat: n % 2,
  decision: "take",
  events: [{ type: what }],
});

/** A page of the chronicle, as the hall answers. */
export const chroniclePage =
  (ns: number[], next: number | null = null, what?: string) =>
  () => ({
    entries: ns.map((n) => entry(n, what)),
    choices: ns.at(-1) ?? 0,
    next,
  });
