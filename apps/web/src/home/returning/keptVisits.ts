import { keptText } from "../../keptText.ts";
import { keptOf } from "../../session/forgetKept.ts";
import { readVisits, type Visit } from "./visits.ts";

/**
 * Where one person in one client was, in this browser: where one was is nobody else's business, the server's included, and on another
 * machine one has saved views. It goes with a log-out, and with a change of client.
 */
export const visitsKey = (userUuid: string, clientName: string): string =>
  `${keptOf.visits}${userUuid}.${clientName}`;

export const keptVisits = (key: string): readonly Visit[] => readVisits(keptText(key).read());

export const keepVisits = (key: string, visits: readonly Visit[]): void =>
  keptText(key).write(visits.length === 0 ? undefined : JSON.stringify(visits));
