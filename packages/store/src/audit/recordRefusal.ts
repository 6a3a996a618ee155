import { reserveAttempt } from "../accounts/throttle.ts";
import type { Store } from "../scope/store.ts";
import { recordAccountEvent, recordClientEvent } from "./audit.ts";

export interface RefusedCall {
  /** Who was refused it. */
  readonly userId: string;
  /** In whose trail it is written; without one, in that of accounts. */
  readonly clientId: string | undefined;
  /** By its route, such as `POST /user/invite`. */
  readonly call: string;
  /** As in ClientEvent. */
  readonly details: object;
}

export const refusedAction = "access.refused";

/** So many of one person are written into one trail within an hour of the clock. */
const WRITTEN_AN_HOUR = 10;
/** They come back over a day, which is so slow that none does within the hour that its key stands for. */
const rule = { kind: "allowance", failures: WRITTEN_AN_HOUR, periodSeconds: 86_400 } as const;
const hourMs = 3_600_000;

/**
 * Writes that somebody was refused a call into a trail that nothing can be taken out of, so that they cannot fill it: the first ten
 * of an hour each, and of those beyond the first, the 100th, the 10,000th, with how many it were by then (`further`).
 *
 * @returns whether it was written.
 */
export async function recordRefusal(store: Store, refused: RefusedCall): Promise<boolean> {
  const hour = Math.floor(Date.now() / hourMs);
  const key = `refused:${hour} ${refused.clientId ?? "accounts"} ${refused.userId}`;
  const reservation = await reserveAttempt(store, [{ key, rule }]);
  const further = "refusal" in reservation ? reservation.refusal.refusedInARow : undefined;
  if (further !== undefined && !isPowerOfHundred(further)) return false;
  await write(store, refused, further === undefined ? refused.details : { ...refused.details, further });
  return true;
}

async function write(store: Store, { userId, clientId, call }: RefusedCall, details: object): Promise<void> {
  const action = refusedAction;
  if (clientId === undefined)
    return recordAccountEvent(store.shared, { action, userId, details: { ...details, call } });
  await store.withClient(clientId, (tx) =>
    recordClientEvent(tx, { action, actorUserId: userId, subject: call, details }),
  );
}

const isPowerOfHundred = (count: number): boolean => Number.isInteger(Math.log10(count) / 2);
