import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { visitorsBeyond } from "./visitorsBeyond.ts";

export interface AreaLifetimes {
  readonly visitorDays: number;
  readonly memberDays: number;
  /** What all visitors' areas of a client may take, as `chargedBytes` has it: those used longest ago go beyond it. */
  readonly visitorBytes: number;
}

/** How many rows go in one transaction. */
const rowsAPiece = 200;

/**
 * Removes a client's areas that nobody has used for so long, visitors' that have no room, and what is known of allowances whose
 * time is over. In short transactions with a turn of the event loop before each, since the embedded database runs in it.
 *
 * @returns how many areas went; when `signal` is aborted there may be more to remove.
 */
export async function purgeAreas(
  store: Pick<Store, "withClient">,
  clientId: string,
  { visitorDays, memberDays, visitorBytes }: AreaLifetimes,
  signal: AbortSignal,
): Promise<number> {
  const untilNone = async (remove: (tx: ClientTransaction) => Promise<number>) => {
    let removed = 0;
    for (let some = rowsAPiece; some >= rowsAPiece && !signal.aborted; removed += some) {
      await nextTurn();
      some = await store.withClient(clientId, remove);
    }
    return removed;
  };
  await untilNone(removeAllowances);
  const until = await visitorsBeyond(store, clientId, visitorBytes, signal);
  const unused = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
  const visitorsUntil = sql`greatest(${unused(visitorDays)}, ${until ?? "-infinity"}::timestamptz)`;
  const visitors = sql<boolean>`created_by is null and used_at <= ${visitorsUntil} and not ${inStories(clientId)}`;
  // What has a name, or is in a saved view, is a member's since then (see `claimArea`).
  const isNamed = sql`(exists (select from named_areas where client_id = areas.client_id and area_id = areas.id)
    or exists (select from saved_views where client_id = areas.client_id and area_id = areas.id))`;
  const members = sql<boolean>`created_by is not null and used_at <= ${unused(memberDays)} and not ${isNamed}
    and not ${inStories(clientId)}`;
  return (
    (await untilNone((tx) => removeAreas(tx, visitors))) + (await untilNone((tx) => removeAreas(tx, members)))
  );
}

/**
 * A version of a story names it, or the draft of one: any version may be restored. One look at all of them for each piece that is removed,
 * and none where nothing is old enough.
 */
const inStories = (clientId: string) => sql`areas.id in (
  select story.step #>> '{}' from (
    select jsonb_path_query(body, '$.chapters[*].steps[*].area') as step from client_content
      where kind = 'story' and client_content.client_id = ${clientId}
    union all
    select jsonb_path_query(body, '$.chapters[*].steps[*].area') from content_drafts
      where kind = 'story' and content_drafts.client_id = ${clientId}
  ) as story where story.step #>> '{}' is not null)`;

async function removeAreas(tx: ClientTransaction, isOver: ReturnType<typeof sql<boolean>>): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("areas")
    .where("client_id", "=", tx.clientId)
    .where("id", "in", (query) =>
      query
        .selectFrom("areas")
        .select("id")
        .where("client_id", "=", tx.clientId)
        .where(isOver)
        .orderBy("used_at")
        .limit(rowsAPiece),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeAllowances(tx: ClientTransaction): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("area_allowances")
    .where("client_id", "=", tx.clientId)
    .where("who_hash", "in", (query) =>
      query
        .selectFrom("area_allowances")
        .select("who_hash")
        .where("client_id", "=", tx.clientId)
        .where(sql<boolean>`window_ends_at <= now()`)
        .limit(rowsAPiece),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Makes the room of purged areas usable again in the embedded database, which nobody else vacuums. A server does it by itself.
 */
export async function vacuumAreas({ engine, shared }: Pick<Store, "engine" | "shared">): Promise<void> {
  if (engine === "pglite") await sql`vacuum areas, area_allowances`.execute(shared);
}
