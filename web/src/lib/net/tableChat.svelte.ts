import type { ChatLine, ClientMessage, MutedMessage, SaidMessage } from "../protocol/generated";
import { api } from "./api";

const LINES = 300; // that are kept

/** What people say to each other at a table. */
export class TableChat {
  lines = $state.raw<SaidMessage[]>([]);
  /** The last line that was said while the visitor was here. */
  latest = $state.raw<SaidMessage | null>(null);
  /** The users whom the host has silenced. */
  muted = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    readonly table: string,
    readonly send: (message: ClientMessage) => void,
  ) {}

  say(text: string): void {
    this.send({ type: "say", text });
  }

  setMuted(who: string, muted: boolean): void {
    this.send({ type: muted ? "mute" : "unmute", who });
  }

  /** Somebody has said something. */
  add(message: SaidMessage): void {
    if (this.lines.some((line) => isSame(line, message))) return;
    this.lines = [...this.lines, message].slice(-LINES);
    this.latest = message;
  }

  /** The host has silenced somebody, or lets them speak again. */
  mutedChanged({ who, muted }: Pick<MutedMessage, "who" | "muted">): void {
    const all = new Set(this.muted);
    if (muted) all.add(who);
    else all.delete(who);
    this.muted = all;
  }

  allMuted(who: readonly string[]): void {
    this.muted = new Set(who);
  }

  /** What was said before the visitor came, or while the connection was lost. */
  async read(): Promise<void> {
    try {
      const said = await api.get<ChatLine[]>(`/tables/${this.table}/chat`);
      const last = said.at(-1)?.at ?? 0;
      const later = this.lines.filter((line) => line.at >= last && !said.some((known) => isSame(line, known)));
      this.lines = [...said.map((line) => ({ type: "said" as const, ...line })), ...later];
    } catch {
      return; // what is said from now on is heard all the same
    }
  }
}

/** What was said may be heard and be read as well. */
function isSame(one: ChatLine, other: ChatLine): boolean {
  return one.at === other.at && one.who === other.who && one.text === other.text;
}
