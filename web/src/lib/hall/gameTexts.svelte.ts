import { coverOf } from "../games";
import { settings, type Language } from "../settings.svelte";
import type { SeatSummary } from "../protocol/generated";
import { isolated, messageId, texts, Texts } from "../texts/texts.svelte";

/** The words of games spoken of in the hall, fetched when something first asks for them. */
class GameTexts {
  #gameList = $state.raw<Record<string, Texts>>({});
  #ordered = new Map<string, Texts>(); // those of a game are one object, whatever language it is asked for
  #asked = new Map<string, Language>();

  /** A game's words; undefined while they are on their way. */
  of(game: string): Texts | undefined {
    const { language } = settings;
    if (this.#asked.get(game) !== language) {
      this.#asked.set(game, language);
      const fetched = this.#ordered.get(game) ?? new Texts(game);
      this.#ordered.set(game, fetched);
      void fetched.use(language).then(
        () => fetched.ready && (this.#gameList = { ...this.#gameList, [game]: fetched }),
        () => this.#asked.delete(game),
      );
    }
    return this.#gameList[game];
  }

  title(game: string): string {
    return coverOf(game) !== undefined ? texts.say(`web-game-${game}`) : (this.of(game)?.say("game-name") ?? "");
  }
}

export const gameTexts = new GameTexts();

/** Who sits in a seat of a list of tables. */
export function chairName({ taken, left, name, bot, character }: SeatSummary): string {
  if (taken) return isolated(name);
  if (left) return texts.say("web-chair-left");
  if (bot === null) return texts.say("web-chair-free");
  return character !== null
    ? texts.say("web-chair-character", { name: texts.say(character), level: botName(bot) })
    : botName(bot);
}

export function botName(bot: string): string {
  return texts.say(messageId("bot", bot));
}
