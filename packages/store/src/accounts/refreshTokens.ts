import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { FamilyEnd, Queries } from "../engine/database.ts";

/** A sign-in ends after this long however often it was refreshed; the same as a session's absolute limit. */
const FAMILY_HOURS = 12;
/** A token that was just exchanged may be exchanged again this long, for answers lost on the way and for races. */
const GRACE_SECONDS = 10;

export type Rotation =
  | {
      readonly outcome: "rotated";
      readonly userId: string;
      readonly familyId: string;
      readonly token: string;
    }
  /** An old token came back after its grace: someone has a copy. Its whole family is revoked now. */
  | { readonly outcome: "reused"; readonly userId: string; readonly familyId: string }
  /** Unknown, expired or revoked. */
  | { readonly outcome: "refused" };

const newToken = (): string => randomBytes(32).toString("base64url");
/** What is kept of a refresh token. */
export const refreshTokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Starts a family for a sign-in and returns its first refresh token. Only its sha256 is kept.
 *
 * @param onlyClientId of a sign-in by that client's own provider: it opens no other.
 */
export async function issueRefreshToken(
  queries: Queries,
  userId: string,
  onlyClientId?: string,
): Promise<{ readonly token: string; readonly familyId: string }> {
  const token = newToken();
  const { rows } = await sql<{ family_id: string }>`
    with family as (
      insert into refresh_token_families (user_id, only_client_id, expires_at)
      values (${userId}::uuid, ${onlyClientId ?? null}::uuid, now() + make_interval(hours => ${sql.lit(FAMILY_HOURS)}))
      returning id
    )
    insert into refresh_tokens (token_hash, family_id) select ${refreshTokenHash(token)}::bytea, id from family
    returning family_id`.execute(queries);
  return { token, familyId: only(rows).family_id };
}

/** Exchanges a refresh token for the next one of its family, in one conditional statement. */
export async function rotateRefreshToken(queries: Queries, token: string): Promise<Rotation> {
  const next = newToken();
  const { rows } = await sql<{ user_id: string; family_id: string }>`
    with spent as (
      update refresh_tokens set rotated_at = coalesce(rotated_at, now())
      from refresh_token_families as family
      where token_hash = ${refreshTokenHash(token)}::bytea
        and family.id = refresh_tokens.family_id
        and family.revoked_at is null
        and family.expires_at > now()
        and (rotated_at is null or rotated_at > now() - make_interval(secs => ${sql.lit(GRACE_SECONDS)}))
      returning family.id, family.user_id
    ), issued as (
      insert into refresh_tokens (token_hash, family_id) select ${refreshTokenHash(next)}::bytea, id from spent
    )
    select id as family_id, user_id from spent`.execute(queries);
  const spent = rows[0];
  if (spent !== undefined)
    return { outcome: "rotated", userId: spent.user_id, familyId: spent.family_id, token: next };
  return refuse(queries, token);
}

async function refuse(queries: Queries, token: string): Promise<Rotation> {
  const { rows } = await sql<{ user_id: string; family_id: string }>`
    update refresh_token_families as family set revoked_at = now(), revoked_because = 'reused'
    from refresh_tokens
    where token_hash = ${refreshTokenHash(token)}::bytea
      and family.id = refresh_tokens.family_id
      and family.revoked_at is null
      and family.expires_at > now()
      and rotated_at <= now() - make_interval(secs => ${sql.lit(GRACE_SECONDS)})
    returning family.user_id, family.id as family_id`.execute(queries);
  const reused = rows[0];
  return reused === undefined
    ? { outcome: "refused" }
    : { outcome: "reused", userId: reused.user_id, familyId: reused.family_id };
}

/** Revokes the family a token belongs to (signing out). A token nobody knows is fine. */
export async function revokeByToken(queries: Queries, token: string): Promise<void> {
  await queries
    .updateTable("refresh_token_families")
    .set({ revoked_at: sql`now()`, revoked_because: "signed-out" })
    .where("id", "=", (family) =>
      family
        .selectFrom("refresh_tokens")
        .select("family_id")
        .where("token_hash", "=", refreshTokenHash(token)),
    )
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Revokes all of a user's families and says how many were live.
 *
 * @param except the one that goes on.
 */
export async function revokeUserTokens(
  queries: Queries,
  userId: string,
  because: FamilyEnd,
  except?: string,
  onlyClientId?: string,
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("refresh_token_families")
    .set({ revoked_at: sql`now()`, revoked_because: because })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .$if(except !== undefined, (families) => families.where("id", "!=", String(except)))
    .$if(onlyClientId !== undefined, (families) =>
      families.where("only_client_id", "=", String(onlyClientId)),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A sign-in that may still be used. */
export interface LiveFamily {
  /** Of one by a client's own provider: it opens no other client. Undefined for one by password. */
  readonly onlyClientId: string | undefined;
}

/** The family while it may be used: access tokens that name a revoked one can be refused early. */
export async function findLiveFamily(queries: Queries, familyId: string): Promise<LiveFamily | undefined> {
  const row = await queries
    .selectFrom("refresh_token_families")
    .select("only_client_id")
    .where("id", "=", familyId)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  return row && { onlyClientId: row.only_client_id ?? undefined };
}

/** Notes that whoever signed in has shown once more that it is them. */
export async function markProved(queries: Queries, familyId: string): Promise<void> {
  await queries
    .updateTable("refresh_token_families")
    .set({ proved_at: sql`now()` })
    .where("id", "=", familyId)
    .execute();
}

/** Until when whoever signed in counts as having shown that it is them; undefined where that is over. */
export async function provedUntil(
  queries: Queries,
  familyId: string,
  minutes: number,
): Promise<Date | undefined> {
  const until = sql<Date>`proved_at + make_interval(mins => ${minutes}::int)`;
  const row = await queries
    .selectFrom("refresh_token_families")
    .select(until.as("until"))
    .where("id", "=", familyId)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`${until} > now()`)
    .executeTakeFirst();
  return row?.until;
}

export const isFamilyLive = async (queries: Queries, familyId: string): Promise<boolean> =>
  (await findLiveFamily(queries, familyId)) !== undefined;

/** Removes families that expired more than a day ago, with their tokens. */
export async function purgeExpiredFamilies(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("refresh_token_families")
    .where(sql<boolean>`expires_at < now() - interval '1 day'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("A statement that always returns a row returned none.");
  return row;
}
