import type {
  ClientMessage,
  GuidanceInfo,
  HallMessage,
  RefusedMessage,
  StateMessage,
  UpdateMessage,
  VoteInfo,
} from "../protocol/generated";
import { settings } from "../settings.svelte";
import { hallClock } from "../table/hallClock.svelte";
import type { Texts } from "../texts/texts.svelte";
import { ChronicleReader } from "./chronicleReader";
import { Connection } from "./connection.svelte";
import { Curtain } from "./curtain.svelte";
import { goingOn, type Chosen } from "./hints";
import { reuseEqual } from "./reuse";
import { noticeOf, type Notice } from "./notices";
import { applyChange } from "./applyChange";
import { PreviewRequests, type Effects } from "./previewRequests";
import { namesOf, Stage, type ChronicleEntry } from "./stage.svelte";
import { TableChat } from "./tableChat.svelte";
import { undoerOf } from "./undoer";

interface Latest {
  chronicle: readonly ChronicleEntry[];
  undoFloor: number | null;
}

/** A table of the hall, as its messages tell it. */
export class LiveTable extends Stage {
  override readonly live = true;
  readonly connection: Connection;
  readonly chat: TableChat;
  readonly curtain = new Curtain();
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
  fullStates = $state(0);
  /** A choice is on its way to the hall. */
  sending = $state(false);
  /** A hint is being thought of. */
  hinting = $state(false);

  readonly #chronicle: ChronicleReader;
  readonly #previews = new PreviewRequests();
  #last: StateMessage | UpdateMessage | null = null; // what changes build on
  #position = -1; // the action that led to the position shown: a choice may be made on any state since
  #decided = -1; // the position whose decision is shown: what others do meanwhile does not disturb whoever decides
  #shown = 0; // choices
  #chosen: Chosen | null = null; // at the decision before this one
  #taught = $state.raw<GuidanceInfo | null>(null);
  #stepsBack = false; // the visitor goes back, and knows it

  constructor(
    readonly id: string,
    texts: Texts,
  ) {
    super(texts);
    this.#chronicle = new ChronicleReader(id, () => {
      this.latest = { ...this.latest, chronicle: this.#chronicle.entries };
      this.#showChronicle();
    });
    this.chat = new TableChat(id, (message) => this.send(message));
    this.connection = new Connection(id, {
      seen: () => this.seq,
      onConnected: () => void this.chat.read(),
      onMessage: (message) => this.#hear(message),
      onLost: () => {
        this.sending = this.hinting = false;
        this.#previews.cancel();
      },
    });
    document.addEventListener("visibilitychange", this.#look);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    this.narrator.flush();
    this.#chronicle.close();
    this.connection.close();
  }

  /** Whether there is a teacher to listen to. */
  get teacher(): boolean {
    return this.#taught !== null;
  }
  override get guidance(): GuidanceInfo | null {
    return settings.isAlone(this.id) ? null : this.#taught;
  }

  override get ready(): boolean {
    return this.mine && !this.sending && !this.narrator.pending && this.connection.state === "connected";
  }

  send(message: ClientMessage): void {
    this.connection.send(message);
  }

  /** Connect anew, as whoever the visitor is by now. */
  renew(): void {
    this.seq = -1;
    this.connection.renew();
  }

  choose(key: string): void {
    const seat = this.decision?.seat;
    if (seat === undefined || !this.ready) return;
    this.sending = true;
    this.#chosen = { key, forced: this.options.length === 1 };
    this.send({ type: "choose", seat, seq: this.seq, key });
  }

  preview(key: string): Promise<Effects> {
    const seat = this.decision?.seat;
    if (seat === undefined || !this.ready) return Promise.resolve({});
    return this.#previews.ask(key, () => this.send({ type: "preview", seat, seq: this.seq, key }));
  }

  /** Whether a hint can be asked for: the host allows it, and there is a choice. */
  get canHint(): boolean {
    return this.table?.hints === true && this.options.length > 1 && this.table.status === "playing";
  }

  /** What would be best here? Who asks is counted, and all are told. */
  askHint(): void {
    const seat = this.decision?.seat;
    if (seat === undefined || !this.ready || !this.canHint || this.hinting) return;
    this.hinting = true;
    this.send({ type: "hint", seat, seq: this.seq });
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
    if (document.visibilityState !== "visible") this.narrator.flush();
  };

  #hear(message: HallMessage): void {
    switch (message.type) {
      case "change":
        if (this.#last?.seq === message.since) this.#hear(applyChange(this.#last, message));
        else this.send({ type: "resync", seen: this.seq });
        break;
      case "state":
        this.#last = message;
        this.#countBack(message);
        this.#take(message);
        this.narrator.flush();
        this.fullStates++;
        this.#readChronicle();
        break;
      case "update": {
        this.#last = message;
        const { status = "", choices = 0 } = this.table ?? {};
        if (message.table.choices < choices) this.narrator.flush(); // nobody wants to watch what is taken back
        this.#countBack(message);
        this.#take(message, message.entries);
        const ended = message.table.status === "finished" && status !== "finished"; // now everything may be known
        const { reading } = this.#chronicle;
        const undone = reading && message.table.choices < choices; // what is being read may be just that
        const holes = !reading && !this.#chronicle.isComplete(message.table.choices);
        if (ended || undone || holes) this.#readChronicle();
        break;
      }
      case "hinted":
        this.hinting = false;
        if (message.position === this.#position) this.hint = { ...message.hint, goesOn: false };
        break;
      case "refused":
        this.sending = this.hinting = false;
        this.refused = message;
        if (message.seq > this.seq) this.send({ type: "resync", seen: this.seq });
        break;
      case "previewed":
        if (message.seq >= this.#position) this.#previews.answer(message.key, message.effects);
        break;
      case "said":
        this.chat.add(message);
        break;
      case "muted":
        this.chat.mutedChanged(message);
        break;
      case "presence":
        this.present = message;
        if (this.table !== null) this.table = { ...this.table, handovers: message.handovers };
        hallClock.follow(message.now);
        break;
      case "rematch":
        this.rematch = message.table;
        break;
    }
  }

  /** How far the table has gone back, unless the visitor has just done that themselves. */
  #countBack({ table }: StateMessage | UpdateMessage): void {
    const count = (this.table?.choices ?? 0) - table.choices;
    if (count <= 0) return;
    if (!this.#stepsBack)
      this.takenBack = { count, seat: undoerOf(this.table, this.#chronicle.entries, table.choices) };
    this.#stepsBack = false;
  }

  #take(message: StateMessage | UpdateMessage, fresh: ChronicleEntry[] = []): void {
    if (message.position !== this.#position || message.decision?.options == null) {
      this.#previews.cancel();
      if (message.position !== this.#position) this.hinting = false;
      this.sending = false; // votes and changed seats leave a choice on its way
    }
    this.#position = message.position;
    this.seq = message.seq;
    this.texts.call(namesOf(message.table.seats));
    this.notice = noticeOf(this.table, message.table, message.you.seats) ?? this.notice;
    this.table = reuseEqual(this.table, message.table);
    this.chat.allMuted(message.table.muted);
    this.#chronicle.update(fresh, message.table.choices);
    this.latest = { chronicle: this.#chronicle.entries, undoFloor: message.undo_floor };
    const own = fresh.every((entry) => message.you.seats.includes(entry.seat));
    this.narrator.tell(fresh, () => this.#show(message, fresh), own);
  }

  #show(message: StateMessage | UpdateMessage, fresh: ChronicleEntry[]): void {
    this.#passOn(message);
    this.you = reuseEqual(this.you, message.you);
    this.view = reuseEqual(this.view, message.view);
    if (message.position !== this.#decided || message.decision?.options == null || this.options.length === 0) {
      if (message.position !== this.#decided) this.hint = goingOn(this.hint, this.#chosen, message.decision);
      this.#chosen = null;
      this.decide(message.decision);
    }
    this.#decided = message.position;
    this.undoFloor = message.undo_floor;
    this.#taught = message.guidance;
    this.fresh = fresh;
    this.#shown = message.table.choices;
    this.#showChronicle();
  }

  /** Somebody else on this device decides: they see the table, and the chronicle, with eyes of their own. */
  #passOn({ you, table }: StateMessage | UpdateMessage): void {
    if (you.seats.length < 2 || you.eye === this.you.eye) return;
    this.curtain.drawFor(table.status === "playing" ? you.eye : null);
    if (this.you.eye === null) return; // the chronicle is about to be read anyway
    this.#chronicle.clear();
    this.#readChronicle();
  }

  #showChronicle(): void {
    this.chronicle = this.#chronicle.entries.filter((entry) => entry.n <= this.#shown);
  }

  #readChronicle(): void {
    if (this.table !== null && this.table.status !== "open") void this.#chronicle.read();
  }
}
