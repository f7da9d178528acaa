import { retry } from "../net/retry";
import { settings } from "../settings.svelte";
import type { Words } from "./words.svelte";

/** For as long as a component is there these words are in the language that is set, once the hall has told them. */
export function speak(words: Words): void {
  $effect(() => {
    const { language } = settings;
    let wanted = true;
    void retry(
      () => words.use(language),
      () => wanted,
    );
    return () => (wanted = false);
  });
}
