import type {
  ChronicleEntry,
  DecisionInfo,
  EarlierInfo,
  GuidanceInfo,
  GameEvent,
  OptionInfo,
  RefusalInfo,
  SeatInfo,
  TableInfo,
  ViewerInfo,
} from "../protocol/generated";
import { recapOfOwn, recapSince, type RecapLine } from "../texts/recap";
import { messageId, type Name, type Texts } from "../texts/texts.svelte";
import type { Hint } from "./hints";
import { Narrator } from "./narrator.svelte";

/** A view is a game's own data; only the module of that game knows its shape. */
export type View = object;
export type { ChronicleEntry, GameEvent };

/** What the players at a table are called: people by their names, bots by those of their characters, or of their level
 *  where the game has no characters. */
export function namesOf(seats: Pick<SeatInfo, "taken" | "left" | "name" | "bot" | "character">[]): Name[] {
  return seats.map(({ taken, left, name, bot, character }) => {
    if (left) return { message: "web-chair-left" };
    return taken || bot === null ? name : { message: character ?? messageId("bot", bot) };
  });
}

const NOBODY: readonly EarlierInfo[] = [];

/** What is on the table, for whoever draws it: at a table in play and in a replay alike. */
export abstract class Stage {
  /** The number of the last message about the match; there are none in a replay. */
  seq = $state(-1);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<ViewerInfo>({ seats: [], eye: null, host: false, pauses: null, offered: null, who: null });
  view = $state.raw<View | null>(null);
  chronicle = $state.raw<ChronicleEntry[]>([]); // so far, oldest first
  fresh = $state.raw<ChronicleEntry[]>([]); // what the last update brought: to be animated
  undoFloor = $state<number | null>(null);
  /** At a table in play: the seats whose owners are connected, and how many others watch. */
  present = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  /** Whether this is a table in play, where people come and go. */
  readonly live: boolean = false;
  /** Plays out what leads to an update before the update is shown. */
  readonly narrator = new Narrator();

  /** The option under the pointer or the focus; the board and the panel both show it. */
  focus = $state<string | null>(null);
  /** Things on the board that the sentence under the pointer mentions, such as `territory:T14.a`. */
  highlighted = $state.raw<readonly string[]>([]);
  /** Why something cannot be done, after a click on it. */
  explained = $state.raw<RefusalInfo | null>(null);
  /** An option that cannot be taken back, pressed once: a second press chooses it. */
  confirming = $state<string | null>(null);
  /** What would be best at this decision, once somebody has asked for it. */
  hint = $state.raw<Hint | null>(null);
  /** The rule that is being read. */
  openRule = $state<string | null>(null);
  /** The component of the game that is being looked at. */
  openComponent = $state.raw<{ kind: string; id: string } | null>(null);
  /** The player whose things are being looked at, all of them. */
  openSheet = $state<number | null>(null);
  /** Whether things on the board say what they are when they are clicked. */
  explains = $state(false);
  /** Whether an option needs a second press; the table knows what its game and its visitor want. */
  needsConfirm: (key: string) => boolean = () => false;

  /** What the pack says of the game's components, by category. */
  components = $state.raw<Record<string, Record<string, unknown>[]>>({});

  #current = $state.raw<DecisionInfo | null>(null);
  /** Who decides what; null while something is being told that led to it. */
  decision: DecisionInfo | null = $derived(this.narrator.busy ? null : this.#current);
  options: OptionInfo[] = $derived(this.decision?.options ?? []);
  refusals: RefusalInfo[] = $derived(this.decision?.refusals ?? []);
  #byKey = $derived(new Map(this.options.map((option) => [option.key, option])));
  #refusedKeys = $derived(new Map(this.refusals.map((refusal) => [refusal.key, refusal])));

  /** The choices that were made at this table, for whoever plays at it; none in a replay. */
  #own: ChronicleEntry[] = $derived.by(() => {
    const { eye, seats } = this.you;
    const { status = "", stopped = null } = this.table ?? {};
    const plays = this.live && stopped === null && eye !== null && seats.includes(eye);
    if (!plays || !["playing", "paused"].includes(status)) return [];
    const copied = this.table?.continued?.at ?? -1; // choices made by others than those who sit here
    return this.chronicle.filter(({ n }) => n > copied);
  });
  /** What the others did since the visitor's last turn; nothing for those who only watch. */
  recap: RecapLine[] = $derived.by(() => {
    const seats = this.table?.seats.length ?? 0;
    return this.you.eye === null ? [] : recapSince(this.texts.deeds, this.#own, this.you.eye, seats, this.#current);
  });
  /** What came of the visitor's last turn, until others do something. */
  ownTurn: RecapLine[] = $derived.by(() => {
    if (this.you.eye === null || this.recap.length > 0) return [];
    return recapOfOwn(this.texts.deeds, this.#own, this.you.eye, this.table?.seats.length ?? 0);
  });

  #earlier = $derived(this.table?.earlier ?? NOBODY);
  #earlierTexts = $derived(
    this.#earlier.map(({ until, seats }) => ({ until, texts: this.texts.calling(namesOf(seats)) })),
  );

  constructor(readonly texts: Texts) {}

  /** The words to tell a choice in, with the names of those who played then: the first ones may be another table's. */
  textsAt(n: number): Texts {
    return this.#earlierTexts.find(({ until }) => n <= until)?.texts ?? this.texts;
  }

  /** What the players were called who made a choice, or what they are called now. */
  protected namesAt(n: number): Name[] {
    return namesOf(this.#earlier.find(({ until }) => n <= until)?.seats ?? this.table?.seats ?? []);
  }

  /** What the teacher says, in a guided match; null where there is none, or where they are not listened to. */
  get guidance(): GuidanceInfo | null {
    return null;
  }

  /** Whether the visitor decides now. */
  get mine(): boolean {
    return this.options.length > 0;
  }

  option(key: string): OptionInfo | undefined {
    return this.#byKey.get(key);
  }

  refusal(key: string): RefusalInfo | undefined {
    return this.#refusedKeys.get(key);
  }

  /** Whether a choice can be made just now. */
  get ready(): boolean {
    return this.mine;
  }

  /** A click on something: choose it if that is possible, else say why it is not. */
  touch(...keys: string[]): void {
    const option = keys.find((key) => this.#byKey.has(key));
    if (option !== undefined) {
      this.press(option);
      return;
    }
    this.confirming = null;
    const refused = keys.map((key) => this.refusal(key)).find((refusal) => refusal !== undefined);
    if (refused !== undefined) this.explain(refused);
  }

  /** Say why something cannot be done, and mark on the board what that is about. */
  explain(refusal: RefusalInfo, keys: readonly string[] = [refusal.key]): void {
    this.explained = refusal;
    this.highlighted = keys;
  }

  /** What was explained has been read. */
  dismiss(): void {
    this.explained = null;
    this.highlighted = [];
  }

  /** An option is wanted: choose it, or wait for a second press where it cannot be taken back and others could be. */
  press(key: string): void {
    if (!this.ready) return;
    this.dismiss();
    if (this.confirming !== key && this.options.length > 1 && this.needsConfirm(key)) {
      this.confirming = key;
      return;
    }
    this.confirming = null;
    this.choose(key);
  }

  abstract choose(key: string): void;

  /** What an option would do, as far as the seat may know; game data. Empty where there is nothing to say. */
  abstract preview(key: string): Promise<Record<string, unknown>>;

  /** Another decision: what was pointed at or asked about belongs to the one before. */
  protected decide(decision: DecisionInfo | null): void {
    this.#current = decision;
    this.focus = null;
    this.confirming = null;
    this.dismiss();
  }
}
