import { retry } from "../net/retry";
import { settings } from "../settings.svelte";
import type { Texts } from "./texts.svelte";

/** While the component exists, keep these messages in the chosen language. */
export function speak(texts: Texts): void {
  $effect(() => {
    const { language } = settings;
    let wanted = true;
    void retry(
      () => texts.use(language),
      () => wanted,
    );
    return () => (wanted = false);
  });
}
