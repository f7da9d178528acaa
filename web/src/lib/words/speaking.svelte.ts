import { retry } from "../net/retry";
import { settings } from "../settings.svelte";
import type { Words } from "./words.svelte";

/** While the component exists, keep these messages in the chosen language. */
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
