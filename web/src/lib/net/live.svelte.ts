import type {
  ClientMessage,
  EntryTold,
  HallMessage,
  RefusedTold,
  SaidTold,
  StateTold,
  UpdateTold,
} from "../protocol/generated";
import type { Words } from "../words/words.svelte";
import { api } from "./api";
import { momentOf, Stage, type Moment } from "./stage.svelte";

interface ChronicleTold {
  entries: EntryTold[];
  next: number | null;
}
type Asked = ClientMessage | { type: "preview"; seat: number; seq: number; key: string };
type Heard = HallMessage | { type: "previewed"; seq: number; key: string; effects: Record<string, unknown> };
export type Connection = "connecting" | "connected" | "lost" | "refused";
const WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds before each new try
const POLICY = 1008; // the hall does not want this connection
const REMEMBERED = 300; // things said

/** A table of the hall over its WebSocket: comes back by itself after a lost connection and catches up. */
export class LiveTable extends Stage {
  connection = $state<Connection>("connecting");
  seq = $state(-1);
  chat = $state.raw<SaidTold[]>([]);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  present = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  /** The last thing the hall did not do, until it is read. */
  refused = $state.raw<RefusedTold | null>(null);
  /** A table somebody has opened to play the same again. */
  rematch = $state<string | null>(null);
  /** A choice is on its way to the hall. */
  sending = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greeted = false; // the picture a hall sends by itself has come; who was here before asks for what they missed
  #previews = new Map<
    string,
    { promise: Promise<Record<string, unknown>>; done: (effects: Record<string, unknown>) => void }
  >();

  constructor(
    readonly id: string,
    words: Words,
  ) {
    super(words);
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  send(message: Asked): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  choose(key: string): void {
    const seat = this.decision?.seat;
    if (seat === undefined || this.sending || !this.mine) return;
    this.sending = true;
    this.send({ type: "choose", seat, seq: this.seq, key });
  }

  preview(key: string): Promise<Record<string, unknown>> {
    const seat = this.decision?.seat;
    if (seat === undefined || !this.mine) return Promise.resolve({});
    let asked = this.#previews.get(key);
    if (asked === undefined) {
      const { promise, resolve } = withResolvers<Record<string, unknown>>();
      asked = { promise, done: resolve };
      this.#previews.set(key, asked);
      this.send({ type: "preview", seat, seq: this.seq, key });
    }
    return asked.promise;
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  undo(to: number): void {
    const seat = this.you.eye;
    if (seat !== null) this.send({ type: "undo", seat, to });
  }

  answer(agree: boolean): void {
    const seat = this.you.seats[0];
    if (seat !== undefined) this.send({ type: "answer", seat, agree });
  }

  #hurry = (): void => {
    if (this.connection === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#greeted = this.seq < 0;
      if (!this.#greeted) this.send({ type: "hello", last: this.seq });
      this.connection = "connected";
      void this.#readChat();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Heard);
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      this.sending = false;
      if (event.code === POLICY && this.seq < 0) {
        this.connection = "refused";
        return;
      }
      this.connection = "lost";
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case "state":
        if (!this.#greeted) {
          this.#greeted = true;
          break;
        }
        this.#take(message);
        void this.#readChronicle();
        break;
      case "update":
        this.#take(message, message.entries);
        break;
      case "refused":
        this.sending = false;
        this.refused = message;
        break;
      case "previewed":
        if (message.seq === this.seq) this.#previews.get(message.key)?.done(message.effects);
        break;
      case "said":
        this.chat = [...this.chat, message].slice(-REMEMBERED);
        break;
      case "muted": {
        const muted = new Set(this.muted);
        if (message.muted) muted.add(message.who);
        else muted.delete(message.who);
        this.muted = muted;
        break;
      }
      case "presence":
        this.present = message;
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      case "bye":
        break; // the connection ends next, and is tried again
    }
  }

  #take(message: StateTold | UpdateTold, entries: EntryTold[] = []): void {
    for (const { done } of this.#previews.values()) done({});
    this.#previews.clear();
    this.sending = false;
    this.asked = null;
    this.focus = null;
    this.seq = message.seq;
    this.words.names = message.table.seats.map((seat) => seat.name);
    this.table = message.table;
    this.you = message.you;
    this.view = message.view;
    this.decision = message.decision;
    this.undoFloor = message.undo_floor;
    const fresh = entries.map(momentOf);
    this.fresh = fresh;
    const first = fresh[0]?.n;
    const kept = first === undefined ? this.moments : this.moments.filter((moment) => moment.n < first);
    // an undo takes moments away without telling of others
    this.moments = [...kept, ...fresh].filter((moment) => moment.n <= message.table.choices);
  }

  async #readChronicle(): Promise<void> {
    if (this.table === null || this.table.status === "open") return;
    const found: Moment[] = [];
    let next: number | null = 0;
    while (next !== null) {
      const told: ChronicleTold = await api.get(`/tables/${this.id}/chronicle?from=${next}`);
      found.push(...told.entries.map(momentOf));
      next = told.next;
    }
    const last = found.at(-1)?.n ?? -1;
    this.moments = [...found, ...this.moments.filter((moment) => moment.n > last)];
  }

  async #readChat(): Promise<void> {
    const said = await api.get<Omit<SaidTold, "type">[]>(`/tables/${this.id}/chat`);
    this.chat = said.map((line) => ({ type: "said" as const, ...line }));
  }
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
