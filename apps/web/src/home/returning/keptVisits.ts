import { readVisits, type Visit } from "./visits.ts";

/** Where the visits of everybody who uses this browser begin. */
const prefix = "stopbank.visits.";

/**
 * Where one person in one client was, in this browser: where one was is nobody else's business, the server's included, and on another
 * machine one has saved views. It goes with a log-out.
 */
export const visitsKey = (userUuid: string, clientName: string): string =>
  `${prefix}${userUuid}.${clientName}`;

export function keptVisits(key: string): readonly Visit[] {
  try {
    return readVisits(localStorage.getItem(key));
  } catch {
    // No storage here: nothing is kept.
    return [];
  }
}

export function keepVisits(key: string, visits: readonly Visit[]): void {
  try {
    if (visits.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(visits));
  } catch {
    // No storage here, or it is full: what was kept is not worth a word.
  }
}
