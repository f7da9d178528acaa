import type { LiveTable } from "./live.svelte";
import { visitor } from "./visitor.svelte";

/** For as long as a component is there its table knows the visitor: connected anew when somebody comes in, or goes. */
export function reconnectAsVisitor(table: LiveTable): void {
  let who = visitor.me?.id;
  $effect(() => {
    if (visitor.me?.id !== who) table.renew();
    who = visitor.me?.id;
  });
}
