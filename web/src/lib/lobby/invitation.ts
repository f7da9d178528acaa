import type { HallInfo } from "../protocol/generated";

/** Whether a name by which a page was opened is that of the visitor's own machine: nobody else gets anywhere by it. */
export function isOwnMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** The address of a page as others reach it: the visitor's own, unless that leads back to their machine. */
export function addressForOthers(hall: HallInfo | null, here: { origin: string; hostname: string }): string {
  return isOwnMachine(here.hostname) && hall?.address ? hall.address : here.origin;
}
