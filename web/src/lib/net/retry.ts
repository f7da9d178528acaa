const FIRST = 500; // milliseconds until the second try, twice as long until the next
const LONGEST = 8000;

/** A hall may just be starting: ask until it answers, or until nobody wants to know any more. */
export async function retry(ask: () => Promise<void>, wanted: () => boolean = () => true): Promise<void> {
  for (let wait = FIRST; wanted(); wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
