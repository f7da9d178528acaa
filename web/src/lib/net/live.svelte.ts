import type {
  ChatLine,
  ChroniclePage,
  ClientMessage,
  HallMessage,
  RefusedMessage,
  SaidMessage,
  StateMessage,
  UpdateMessage,
  VoteInfo,
} from "../protocol/generated";
import { now } from "../table/now.svelte";
import type { Texts } from "../texts/texts.svelte";
import { api, Refused } from "./api";
import { kept } from "./kept";
import { noticeOf, type Notice } from "./notices";
import { patched } from "./patched";
import { namesOf, Stage, type ChronicleEntry } from "./stage.svelte";

type Effects = Record<string, unknown>;
interface Latest {
  chronicle: ChronicleEntry[];
  undoFloor: number | null;
}
export type Connection = "connecting" | "connected" | "lost" | "refused";
export const WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds before each new try
const REMEMBERED = 300; // things said

/** A table of the hall over its WebSocket: comes back by itself after a lost connection and catches up. */
export class LiveTable extends Stage {
  connection = $state<Connection>("connecting");
  /** The hall has said that it goes down for a moment. */
  restarting = $state(false);
  chat = $state.raw<SaidMessage[]>([]);
  /** The last of it that was said while the visitor was here. */
  heard = $state.raw<SaidMessage | null>(null);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  override readonly live = true;
  /** The last thing the hall did not do, until it is read. */
  refused = $state.raw<RefusedMessage | null>(null);
  /** How many choices were taken back by others, or with their consent, and by whom; none: it cannot be known. */
  takenBack = $state.raw<{ count: number; seat: number | undefined } | null>(null);
  /** The match as far as the hall has told it; what of it is shown may wait for a scene. */
  latest = $state.raw<Latest>({ chronicle: [], undoFloor: null });
  /** What somebody else has just done at the table, beside the match. */
  notice = $state.raw<Notice | null>(null);
  /** A table somebody has opened to play the same again. */
  rematch = $state<string | null>(null);
  /** How often the hall has told everything anew, as it does when choices were taken back. */
  pictures = $state(0);
  /** Whether the game has secrets: then several players on one device are kept apart. */
  secrets = $state(true);
  /** The player who is to take the device before anything more is shown. */
  curtain = $state<number | null>(null);
  /** A choice is on its way to the hall. */
  sending = $state(false);

  #decided = -1; // the position whose decision is shown: what others do meanwhile does not disturb whoever decides
  #picture: StateMessage | UpdateMessage | null = null; // the last one, which changes build on
  #position = -1; // the action that led to the position shown: a choice may be made on any picture since
  #socket: WebSocket | null = null;
  #stepsBack = false; // the visitor goes back, and knows it
  #tries = 0;
  #renewing = false;
  #waiting: ClientMessage[] = []; // to be said once the visitor is known under the new name
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #reading = false; // the chronicle is on its way
  #stale = false; // and has to be asked for again when it is here
  #known: ChronicleEntry[] = []; // the chronicle as far as it is here; some of it may not be shown yet
  #shown = 0; // choices
  #previews = new Map<string, { promise: Promise<Effects>; done: (effects: Effects) => void }>();

  constructor(
    readonly id: string,
    texts: Texts,
  ) {
    super(texts);
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#hangUp);
    document.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#hangUp);
    document.removeEventListener("visibilitychange", this.#look);
    this.narrator.flush();
    this.#socket?.close();
  }

  override get ready(): boolean {
    return this.mine && !this.sending && !this.narrator.pending && this.connection === "connected";
  }

  send(message: ClientMessage): void {
    if (this.#renewing) this.#waiting.push(message);
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Connect anew, as whoever the visitor is by now; what is said meanwhile is sent then. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#timer);
    this.#renewing = true;
    this.seq = -1;
    this.#connect();
  }

  choose(key: string): void {
    const seat = this.decision?.seat;
    if (seat === undefined || !this.ready) return;
    this.sending = true;
    this.send({ type: "choose", seat, seq: this.seq, key });
  }

  preview(key: string): Promise<Effects> {
    const seat = this.decision?.seat;
    if (seat === undefined || !this.ready) return Promise.resolve({});
    let asked = this.#previews.get(key);
    if (asked === undefined) {
      const { promise, resolve } = withResolvers<Effects>();
      asked = { promise, done: resolve };
      this.#previews.set(key, asked);
      this.send({ type: "preview", seat, seq: this.seq, key });
    }
    return asked.promise;
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  /** Step back until `to` choices are left; beyond the floor the others are asked. */
  undo(to: number): void {
    const seat = this.you.eye;
    if (seat === null) return;
    this.#stepsBack = to >= (this.undoFloor ?? Infinity);
    this.send({ type: "undo", seat, to });
  }

  /** To a vote as it was seen. */
  answer({ kind, to, asked }: VoteInfo, agree: boolean): void {
    const seat = this.you.seats.find((held) => asked.includes(held));
    if (seat !== undefined) this.send({ type: "answer", seat, agree, kind, to });
  }

  /** Nobody watches a hidden page: when it is looked at again it shows how things are. */
  #look = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
    else this.narrator.flush();
  };

  #hurry = (): void => {
    if (this.connection === "lost" && this.#socket === null && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  /** The device has no network any more: do not wait until the silence is noticed. */
  #hangUp = (): void => {
    const socket = this.#socket;
    socket?.close();
    if (socket !== null) this.#lost(socket);
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = `seen=${this.seq}&differences=1`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play?${asked}`);
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#tries = 0;
      this.connection = "connected";
      this.restarting = false;
      this.#renewing = false;
      for (const message of this.#waiting.splice(0)) this.send(message);
      void this.#readChat();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as HallMessage);
    socket.onclose = () => {
      this.#lost(socket);
      if (!opened) void this.#askWhy();
    };
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    this.sending = false;
    this.#forgetPreviews();
    this.connection = "lost";
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** A browser does not tell why a WebSocket was turned away: ask for the table itself. */
  async #askWhy(): Promise<void> {
    try {
      await api.get(`/tables/${this.id}`);
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.status !== 404) return; // try again by and by
      this.connection = "refused";
      this.close();
    }
  }

  #hear(message: HallMessage): void {
    switch (message.type) {
      case "change":
        if (this.#picture?.seq === message.since) this.#hear(patched(this.#picture, message));
        else this.send({ type: "resync", seen: this.seq });
        break;
      case "state":
        this.#picture = message;
        this.#countBack(message);
        this.#take(message);
        this.narrator.flush();
        this.pictures++;
        void this.#readChronicle();
        break;
      case "update": {
        this.#picture = message;
        const { status = "", choices = 0 } = this.table ?? {};
        if (message.table.choices < choices) this.narrator.flush(); // nobody wants to watch what is taken back
        this.#countBack(message);
        this.#take(message, message.entries);
        const ended = message.table.status === "finished" && status !== "finished"; // now everything may be known
        const undone = this.#reading && message.table.choices < choices; // what is being read may be just that
        if (ended || undone || (!this.#reading && this.#hasGaps())) void this.#readChronicle();
        break;
      }
      case "refused":
        this.sending = false;
        this.refused = message;
        if (message.seq > this.seq) this.send({ type: "resync", seen: this.seq });
        break;
      case "previewed":
        if (message.seq >= this.#position) this.#previews.get(message.key)?.done(message.effects);
        break;
      case "said":
        if (this.chat.some((line) => isSame(line, message))) break;
        this.chat = [...this.chat, message].slice(-REMEMBERED);
        this.heard = message;
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
        if (this.table !== null) this.table = { ...this.table, handovers: message.handovers };
        now.follow(message.now);
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      case "bye":
        this.restarting = true; // the connection ends next, and is tried again
        break;
    }
  }

  /** How far the table has gone back, unless the visitor has just done that themselves. */
  #countBack({ table }: StateMessage | UpdateMessage): void {
    const count = (this.table?.choices ?? 0) - table.choices;
    if (count <= 0) return;
    if (!this.#stepsBack) this.takenBack = { count, seat: this.#undoer(table.choices) };
    this.#stepsBack = false;
  }

  /** Who has gone back to so many choices: whoever asked the others, or else whoever took back what they had chosen. */
  #undoer(choices: number): number | undefined {
    const { vote = null, seats = [] } = this.table ?? {};
    if (vote?.kind === "undo" && vote.to === choices) return vote.seat;
    const people = seats.filter(({ taken }) => taken).map(({ seat }) => seat);
    if (people.length === 1) return people[0]; // alone with bots, over whose choices one steps
    const back = this.#known.find(({ n }) => n > choices)?.seat;
    return back !== undefined && people.includes(back) ? back : undefined;
  }

  #take(message: StateMessage | UpdateMessage, fresh: ChronicleEntry[] = []): void {
    if (message.position !== this.#position || message.decision?.options == null) {
      this.#forgetPreviews();
      this.sending = false; // votes and changed seats leave a choice on its way
    }
    this.#position = message.position;
    this.seq = message.seq;
    this.texts.call(namesOf(message.table.seats));
    this.notice = noticeOf(this.table, message.table, message.you.seats) ?? this.notice;
    this.table = kept(this.table, message.table);
    this.muted = new Set(message.table.muted);
    const { choices } = message.table;
    const first = fresh[0]?.n;
    const before = first === undefined ? this.#known : this.#known.filter((entry) => entry.n < first);
    this.#known = [...before, ...fresh].filter((entry) => entry.n <= choices); // an undo takes entries away
    this.latest = { chronicle: this.#known, undoFloor: message.undo_floor };
    const own = fresh.every((entry) => message.you.seats.includes(entry.seat));
    this.narrator.tell(fresh, () => this.#show(message, fresh), own);
  }

  #show(message: StateMessage | UpdateMessage, fresh: ChronicleEntry[]): void {
    this.#passOn(message);
    this.you = kept(this.you, message.you);
    this.view = kept(this.view, message.view);
    if (message.position !== this.#decided || message.decision?.options == null || this.options.length === 0) {
      this.decide(message.decision);
    }
    this.#decided = message.position;
    this.undoFloor = message.undo_floor;
    this.fresh = fresh;
    this.#shown = message.table.choices;
    this.#showChronicle();
  }

  /** Somebody else on this device decides: they see the table, and the chronicle, with eyes of their own. */
  #passOn({ you, table }: StateMessage | UpdateMessage): void {
    if (you.seats.length < 2 || you.eye === this.you.eye) return;
    const playing = table.status === "playing" && this.secrets;
    this.curtain = playing ? you.eye : null;
    if (this.you.eye === null) return; // the chronicle is about to be read anyway
    this.#known = [];
    void this.#readChronicle();
  }

  #showChronicle(): void {
    this.chronicle = this.#known.filter((entry) => entry.n <= this.#shown);
  }

  #forgetPreviews(): void {
    for (const { done } of this.#previews.values()) done({});
    this.#previews.clear();
  }

  #hasGaps(): boolean {
    const choices = this.table?.choices ?? 0;
    return choices > 0 && this.#known.length !== choices + 1; // the opening has an entry too
  }

  async #readChronicle(): Promise<void> {
    this.#stale = true;
    if (this.#reading || this.table === null || this.table.status === "open") return;
    this.#reading = true;
    while (this.#stale && !this.#closed) {
      this.#stale = false;
      const found = await this.#pages();
      if (this.#stale) continue;
      const last = found.at(-1)?.n ?? -1;
      this.#known = [...found, ...this.#known.filter((entry) => entry.n > last)];
      this.latest = { ...this.latest, chronicle: this.#known };
      this.#showChronicle();
    }
    this.#reading = false;
  }

  /** The whole chronicle; what is known of it where the hall cannot be reached: the next picture asks again. */
  async #pages(): Promise<ChronicleEntry[]> {
    const found: ChronicleEntry[] = [];
    let next: number | null = 0;
    try {
      while (next !== null) {
        const page: ChroniclePage = await api.get(`/tables/${this.id}/chronicle?from=${next}`);
        found.push(...page.entries);
        next = page.next;
      }
    } catch {
      return this.#known;
    }
    return found;
  }

  async #readChat(): Promise<void> {
    try {
      const said = await api.get<ChatLine[]>(`/tables/${this.id}/chat`);
      const last = said.at(-1)?.at ?? 0;
      const later = this.chat.filter((line) => line.at >= last && !said.some((known) => isSame(line, known)));
      this.chat = [...said.map((line) => ({ type: "said" as const, ...line })), ...later];
    } catch {
      return; // what is said from now on is heard all the same
    }
  }
}

/** What was said may be heard and be read as well. */
function isSame(one: ChatLine, other: ChatLine): boolean {
  return one.at === other.at && one.who === other.who && one.text === other.text;
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
