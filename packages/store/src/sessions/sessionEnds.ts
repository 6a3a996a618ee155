import { type RawBuilder, sql } from "kysely";
import type { FamilyEnd, Queries } from "../engine/database.ts";
import { isByProviderOf, isOfFamily, live } from "./sessionConditions.ts";
import { sessionIdHash } from "./sessionSecrets.ts";

/** Ends a session, and the sign-in its tokens are from. Ending one that is gone is fine. */
export async function endSession(queries: Queries, id: string): Promise<void> {
  const hash = sessionIdHash(id);
  if (hash !== undefined) await endSessions(queries, sql`id_hash = ${hash}::bytea`, "signed-out");
}

/**
 * Ends all of a user's sessions and says how many there were.
 *
 * @param except the sign-in whose session goes on.
 * @param onlyClientId those by this client's own provider alone.
 */
export const endUserSessions = (
  queries: Queries,
  userId: string,
  except?: string,
  onlyClientId?: string,
): Promise<number> => {
  const others = except === undefined ? sql`true` : sql`not (${isOfFamily(except)})`;
  return endSessions(
    queries,
    sql`user_id = ${userId}::uuid and ${others} and ${within(onlyClientId)}`,
    "ended",
  );
};

const within = (onlyClientId: string | undefined) =>
  onlyClientId === undefined ? sql`true` : isByProviderOf(onlyClientId);

/** Ends sign-ins of these ids, and the sessions that stand on them. */
export async function endSessionsOfFamilies(queries: Queries, familyIds: readonly string[]): Promise<void> {
  if (familyIds.length === 0) return;
  await queries
    .deleteFrom("bff_sessions")
    .where("refresh_hash", "in", (token) =>
      token.selectFrom("refresh_tokens").select("token_hash").where("family_id", "in", familyIds),
    )
    .execute();
  await queries
    .updateTable("refresh_token_families")
    .set({ revoked_at: sql`now()`, revoked_because: "ended" })
    .where("id", "in", familyIds)
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Ends sessions together with their sign-ins, in one statement, so that no refresh token outlives its session: nobody but the
 * database has to be there for it.
 */
async function endSessions(
  queries: Queries,
  which: RawBuilder<unknown>,
  because: FamilyEnd,
): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    with ended as (
      delete from bff_sessions where ${which} returning refresh_hash
    ), revoked as (
      update refresh_token_families as family set revoked_at = now(), revoked_because = ${because}
      from refresh_tokens as token join ended on ended.refresh_hash = token.token_hash
      where family.id = token.family_id and family.revoked_at is null
    )
    select count(*)::int as ended from ended`.execute(queries);
  return rows[0]?.ended ?? 0;
}

/** Ends one of a user's sessions from their list. False when they have none of that handle. @param onlyClientId as for `endUserSessions`. */
export const endSessionByHandle = async (
  queries: Queries,
  userId: string,
  handle: string,
  onlyClientId?: string,
): Promise<boolean> =>
  (await endSessions(
    queries,
    sql`user_id = ${userId}::uuid and handle = ${handle}::uuid and ${within(onlyClientId)}`,
    "signed-out",
  )) > 0;

/**
 * Removes what has expired and says how many there were. They were dead already; their sign-ins end here, and the table stays
 * small.
 */
export const purgeExpiredSessions = (queries: Queries): Promise<number> =>
  endSessions(queries, sql`not (${live})`, "ended");
