import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import { refreshTokenHash } from "../accounts/refreshTokens.ts";
import type { Queries, SessionPreview } from "../engine/database.ts";
import { prepared } from "../engine/preparedStatement.ts";
import { live } from "./sessionConditions.ts";
import { newSessionId, openTokens, type SessionTokens, sealTokens, sessionIdHash } from "./sessionSecrets.ts";

export type { SessionTokens } from "./sessionSecrets.ts";

/** A session ends after this long without a request that slides it. */
const IDLE_MINUTES = 60;
/** And after this long whatever happens. */
const ABSOLUTE_HOURS = 12;
/** A session is slid at most this often, so that a burst of requests is not a burst of writes. */
const SLIDE_EVERY_SECONDS = 60;

export interface StoredSession {
  /** What lists show and `endSessionByHandle` takes. It signs nobody in. */
  readonly handle: string;
  readonly userId: string;
  readonly tokens: SessionTokens;
  /** Which refresh the tokens come from; hand it to `refreshOnce` when they turn out to be stale. */
  readonly tokenGeneration: number;
  readonly rememberedClientId: string | undefined;
  /** What an administrator looks at as a member, while they do. */
  readonly preview: SessionPreview | undefined;
  readonly idleExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

const isDue = sql<boolean>`last_seen_at < now() - make_interval(secs => ${sql.lit(SLIDE_EVERY_SECONDS)})`;
const idleEnd: RawBuilder<Date> = sql`least(now() + make_interval(mins => ${sql.lit(IDLE_MINUTES)}), absolute_expires_at)`;

export interface NewSession {
  readonly userId: string;
  readonly tokens: SessionTokens;
  readonly rememberedClientId?: string;
  /** What it is begun with, in words: `Firefox on Windows`. */
  readonly device?: string | undefined;
  /** Where from. */
  readonly network?: string | undefined;
}

/** Starts a session and returns the id for the browser's cookie. It is kept nowhere else. */
export async function createSession(queries: Queries, session: NewSession): Promise<string> {
  const id = newSessionId();
  await queries
    .insertInto("bff_sessions")
    .values({
      id_hash: hashOf(id),
      user_id: session.userId,
      sealed_tokens: sealTokens(id, session.tokens),
      refresh_hash: refreshTokenHash(session.tokens.refreshToken),
      remembered_client_id: session.rememberedClientId ?? null,
      device: session.device ?? null,
      network: session.network ?? null,
      idle_expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(IDLE_MINUTES)})`,
      absolute_expires_at: sql<Date>`now() + make_interval(hours => ${sql.lit(ABSOLUTE_HOURS)})`,
    })
    .execute();
  return id;
}

/**
 * The live session of a cookie, or undefined (unknown, ended, expired).
 *
 * @param options.slide whether this request counts as use. Background polls pass false.
 */
export async function findSession(
  queries: Queries,
  id: string,
  options: { readonly slide: boolean },
): Promise<StoredSession | undefined> {
  const hash = sessionIdHash(id);
  if (hash === undefined) return undefined;
  const { rows } = await queries.executeQuery(prepared(lookUpName, lookUp(queries, [hash])));
  return rows[0] && openSession(queries, id, rows[0], options);
}

/** A session as it lies in the database, sealed. */
export type SessionRow = CompiledRow<ReturnType<typeof lookUp>>;
type CompiledRow<Statement> = Statement extends CompiledQuery<infer Row> ? Row : never;

/**
 * Reads live sessions as `findSession` does, several in one statement, which is built once; `openSession` opens each. For a database that
 * others write too: what answers were read from is noticed while a statement is built, so that `untilWritten` would not learn of it.
 */
export function createReadSessions(
  queries: Queries,
): (ids: readonly string[]) => Promise<readonly (SessionRow | undefined)[]> {
  const built = prepared(lookUpName, lookUp(queries, []));
  return async (ids) => {
    const hashes = ids.map(sessionIdHash);
    const wanted = hashes.filter((hash) => hash !== undefined);
    if (wanted.length === 0) return hashes.map(() => undefined);
    const statement: typeof built = { ...built, parameters: [wanted] };
    const { rows } = await queries.executeQuery(statement);
    return hashes.map((hash) => hash && rows.find(({ id_hash }) => hash.equals(id_hash)));
  };
}

/** What the browser's id opens of a session, which counts as use or not. @throws where it was tampered with. */
export async function openSession(
  queries: Queries,
  id: string,
  row: SessionRow,
  options: { readonly slide: boolean },
): Promise<StoredSession> {
  const slid = options.slide && row.due ? await slide(queries, row.id_hash) : undefined;
  return {
    handle: row.handle,
    userId: row.user_id,
    tokens: openTokens(id, row.sealed_tokens),
    tokenGeneration: row.token_generation,
    rememberedClientId: row.remembered_client_id ?? undefined,
    preview: row.preview ?? undefined,
    idleExpiresAt: slid ?? row.idle_expires_at,
    absoluteExpiresAt: row.absolute_expires_at,
  };
}

const lookUpName = "stopbank-sessions";
const lookUp = (queries: Queries, hashes: readonly Buffer[]) =>
  queries
    .selectFrom("bff_sessions")
    .select([
      "id_hash",
      "handle",
      "user_id",
      "sealed_tokens",
      "token_generation",
      "remembered_client_id",
      "preview",
      "idle_expires_at",
      "absolute_expires_at",
      isDue.as("due"),
    ])
    .where(sql<boolean>`id_hash = any(${hashes}::bytea[])`)
    .where(live)
    .compile();

/**
 * Which of these ids, one at least, are those of live sessions. It slides none.
 *
 * @param ids of sessions that were found once.
 * @throws TypeError for what cannot be an id.
 */
export async function liveSessionIds(
  queries: Queries,
  ids: readonly [string, ...string[]],
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom("bff_sessions")
    .select("id_hash")
    .where("id_hash", "in", [...new Set(ids)].map(hashOf))
    .where(live)
    .execute();
  const found = new Set(rows.map(({ id_hash }) => Buffer.from(id_hash).toString("hex")));
  return new Set(ids.filter((id) => found.has(hashOf(id).toString("hex"))));
}

/** Undefined where another request has slid it meanwhile: of many that come at once one writes, and none behind it does again. */
async function slide(queries: Queries, hash: Uint8Array): Promise<Date | undefined> {
  const row = await queries
    .updateTable("bff_sessions")
    .set({ last_seen_at: sql`now()`, idle_expires_at: idleEnd })
    .where("id_hash", "=", hash)
    .where(isDue)
    .where(live)
    .returning("idle_expires_at")
    .executeTakeFirst();
  return row?.idle_expires_at;
}

/**
 * Gives a live session a new id, with new tokens where there are some: after a forced password change, and when
 * a client switch raises the role. The old id is dead at once; the absolute limit stays. Undefined when it had ended.
 */
export async function renewSessionId(
  queries: Queries,
  id: string,
  tokens?: SessionTokens,
): Promise<string | undefined> {
  const session = await findSession(queries, id, { slide: false });
  if (session === undefined) return undefined;
  const renewed = newSessionId();
  const { numUpdatedRows } = await queries
    .updateTable("bff_sessions")
    .set({
      id_hash: hashOf(renewed),
      sealed_tokens: sealTokens(renewed, tokens ?? session.tokens),
      refresh_hash: refreshTokenHash((tokens ?? session.tokens).refreshToken),
      token_generation: sql`token_generation + 1`,
      refresh_lease_until: null,
    })
    .where("id_hash", "=", hashOf(id))
    // A refresh that finished meanwhile has newer tokens than the ones just read.
    .where("token_generation", "=", session.tokenGeneration)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? renewed : renewSessionId(queries, id, tokens);
}

/** Remembers the client the user chose, for requests whose host names none. */
export async function rememberClient(queries: Queries, id: string, clientId: string): Promise<void> {
  const hash = sessionIdHash(id);
  if (hash === undefined) return;
  await queries
    .updateTable("bff_sessions")
    .set({ remembered_client_id: clientId })
    .where("id_hash", "=", hash)
    .execute();
}

/** Whether a session stands on a sign-in by a client's own provider. */
export async function isByProvider(queries: Queries, id: string): Promise<boolean> {
  const hash = sessionIdHash(id);
  if (hash === undefined) return false;
  const row = await queries
    .selectFrom("bff_sessions")
    .innerJoin("refresh_tokens", "refresh_tokens.token_hash", "bff_sessions.refresh_hash")
    .innerJoin("refresh_token_families as family", "family.id", "refresh_tokens.family_id")
    .select("family.id")
    .where("bff_sessions.id_hash", "=", hash)
    .where("family.only_client_id", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

function hashOf(id: string): Buffer {
  const hash = sessionIdHash(id);
  if (hash === undefined) throw new TypeError("Not a session id.");
  return hash;
}
