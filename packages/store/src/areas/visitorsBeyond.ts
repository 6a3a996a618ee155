import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { chargedInStore } from "./areas.ts";

/** How many areas are looked at in one transaction: the embedded database answers nothing else meanwhile. */
const areasAPiece = 2_000;

/** A visitors' area on the way from those used last to those used longest ago. */
interface Place {
  /** In the database's own words, which are finer than a Date. */
  readonly usedAt: string;
  readonly id: string;
}

const beforeAll: Place = { usedAt: "infinity", id: "" };

/**
 * When the newest of those visitors' areas was last used that have no room, if those used last have it first. In the
 * database's own words; undefined when there is room for all, or when `signal` was aborted before that was known.
 *
 * @param mostBytes what all visitors' areas of this client may take, as `chargedBytes` has it.
 */
export async function visitorsBeyond(
  store: Pick<Store, "withClient">,
  clientId: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  let [left, after] = [mostBytes, beforeAll];
  while (!signal.aborted) {
    await nextTurn();
    const from = { left, after };
    const reached = await store.withClient(clientId, (tx) => goOn(tx, from));
    if (reached === undefined) return undefined;
    if (reached.bytes > left) return reached.usedAt;
    [left, after] = [left - reached.bytes, reached];
  }
  return undefined;
}

/**
 * The first area of a piece with which it takes more than is left, or else its last; with what the piece takes up to there.
 * Undefined where there are no more.
 */
async function goOn(
  tx: ClientTransaction,
  { left, after }: { readonly left: number; readonly after: Place },
): Promise<(Place & { readonly bytes: number }) | undefined> {
  const reached = sql<Place & { readonly bytes: number }>`(
    select used_at::text as "usedAt", id, bytes from (
      select used_at, id, (sum(${chargedInStore}) over (order by used_at desc, id desc))::float8 as bytes from (
        select used_at, id, packed from areas
        where client_id = ${tx.clientId}::uuid and created_by is null
          and (used_at, id) < (${after.usedAt}::timestamptz, ${after.id}::text)
        order by used_at desc, id desc limit ${areasAPiece}::int
      ) as piece
    ) as newest_first
    order by bytes > ${left}::float8 desc, abs(bytes - ${left}::float8) limit 1
  )`.as<"reached">("reached");
  return tx.selectFrom(reached).selectAll().executeTakeFirst();
}
