/** What the visitor looks for in the lists of the hall; an empty text: it does not matter. */
export class TableWish {
  game = $state("");
  seats = $state("");
  clock = $state("");
  language = $state("");
  rated = $state("");
  level = $state("");

  /** How much is asked for. */
  count = $derived([this.game, this.seats, this.clock, this.language, this.rated, this.level].filter(Boolean).length);

  /** As the hall is asked; never for one's own tables, which have a list of their own. */
  query(status: string): string {
    const { game, seats, clock, language, rated, level } = this;
    const wanted = Object.entries({ status, strangers: "true", game, seats, clock, language, rated, level });
    return String(new URLSearchParams(wanted.filter(([, text]) => text !== "")));
  }

  clear(): void {
    this.game = this.seats = this.clock = this.language = this.rated = this.level = "";
  }
}
