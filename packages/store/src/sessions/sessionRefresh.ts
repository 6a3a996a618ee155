import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import { refreshTokenHash } from "../accounts/refreshTokens.ts";
import type { Queries } from "../engine/database.ts";
import { openTokens, type SessionTokens, sealTokens, sessionIdHash } from "./sessionSecrets.ts";

export interface FreshTokens {
  readonly tokens: SessionTokens;
  readonly tokenGeneration: number;
}

export interface RefreshOptions {
  /** How long a claim holds without a heartbeat: how long the others wait after a process died. Default 5,000. */
  readonly leaseMs?: number;
  /** How often waiters look. Default 50. */
  readonly pollMs?: number;
  /** When waiters give up. Default 30,000. */
  readonly waitMs?: number;
}

/** Swaps the tokens for new ones upstream. Undefined: the refresh token is dead, which ends the session. */
export type Exchange = (tokens: SessionTokens) => Promise<SessionTokens | undefined>;

/**
 * Makes `refreshOnce`: however many requests, in however many processes, find a session's tokens stale, one of them
 * exchanges them and all get the result.
 *
 * One process claims the session by a conditional UPDATE and keeps the claim alive while the exchange runs, however
 * long that takes. If the process dies, the lease runs out and another may claim; each claim raises a fence, so one
 * that lost its claim can no longer write.
 */
export function createRefresher(queries: Queries, options: RefreshOptions = {}) {
  const { leaseMs = 5000, pollMs = 50, waitMs = 30_000 } = options;
  const inFlight = new Map<string, Promise<FreshTokens | undefined>>();

  /**
   * @param id the session id from the cookie.
   * @param staleGeneration the `tokenGeneration` of the tokens that no longer work.
   * @returns newer tokens, or undefined when the session has ended.
   * @throws whatever `exchange` throws, in the process that ran it; other processes then try for themselves.
   * @throws DomainError `session/refresh-timeout` when another process held the claim for too long.
   */
  return async function refreshOnce(
    id: string,
    staleGeneration: number,
    exchange: Exchange,
  ): Promise<FreshTokens | undefined> {
    const key = `${id} ${staleGeneration}`;
    const running = inFlight.get(key);
    if (running !== undefined) return running;
    const started = refreshOrWait(id, staleGeneration, exchange).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };

  async function refreshOrWait(id: string, staleGeneration: number, exchange: Exchange) {
    const hash = sessionIdHash(id);
    if (hash === undefined) return undefined;
    const giveUpAt = performance.now() + waitMs;
    while (performance.now() < giveUpAt) {
      const claim = await claimRefresh(queries, hash, staleGeneration, leaseMs);
      if (claim !== undefined) await exchangeUnderLease(id, hash, claim, exchange);
      // Read back even after our own exchange: had this process stalled past its lease, a later holder's tokens stand.
      const now = await readTokens(queries, id, hash);
      if (now === undefined || now.tokenGeneration > staleGeneration) return now;
      await sleep(pollMs);
    }
    throw new DomainError(
      "unavailable",
      "session/refresh-timeout",
      "Renewing your sign-in took too long. Please retry.",
    );
  }

  async function exchangeUnderLease(
    id: string,
    hash: Buffer,
    claim: Claim,
    exchange: Exchange,
  ): Promise<void> {
    const done = new AbortController();
    // A heartbeat that fails costs only the lease: whether the result still counts, the fence decides below.
    const beating = keepClaim(queries, hash, claim.fence, leaseMs, done.signal).catch(
      (error: unknown) => error,
    );
    try {
      const tokens = await exchange(openTokens(id, claim.sealed));
      if (tokens === undefined) await endUnderFence(queries, hash, claim.fence);
      else await storeTokens(queries, hash, claim.fence, sealTokens(id, tokens), tokens.refreshToken);
    } catch (error) {
      await releaseClaim(queries, hash, claim.fence);
      throw error;
    } finally {
      done.abort();
      await beating;
    }
  }
}

interface Claim {
  readonly fence: number;
  readonly sealed: Uint8Array;
}

async function claimRefresh(
  queries: Queries,
  hash: Buffer,
  staleGeneration: number,
  leaseMs: number,
): Promise<Claim | undefined> {
  const row = await queries
    .updateTable("bff_sessions")
    .set({ refresh_fence: sql`refresh_fence + 1`, refresh_lease_until: leaseEnd(leaseMs) })
    .where("id_hash", "=", hash)
    .where("token_generation", "=", staleGeneration)
    .where(sql<boolean>`(refresh_lease_until is null or refresh_lease_until <= now())`)
    .where(sql<boolean>`idle_expires_at > now() and absolute_expires_at > now()`)
    .returning(["refresh_fence", "sealed_tokens"])
    .executeTakeFirst();
  return row && { fence: row.refresh_fence, sealed: row.sealed_tokens };
}

/** Extends the lease three times per lease until told to stop or fenced off. */
async function keepClaim(queries: Queries, hash: Buffer, fence: number, leaseMs: number, stop: AbortSignal) {
  while (!stop.aborted) {
    const stopped = await sleep(leaseMs / 3, false, { signal: stop }).catch(() => true);
    if (stopped) return;
    const { numUpdatedRows } = await queries
      .updateTable("bff_sessions")
      .set({ refresh_lease_until: leaseEnd(leaseMs) })
      .where("id_hash", "=", hash)
      .where("refresh_fence", "=", fence)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
  }
}

/** Writes nothing when a later claim has taken over or the session has ended. */
async function storeTokens(
  queries: Queries,
  hash: Buffer,
  fence: number,
  sealed: Buffer,
  refreshToken: string,
): Promise<void> {
  await queries
    .updateTable("bff_sessions")
    .set({
      sealed_tokens: sealed,
      refresh_hash: refreshTokenHash(refreshToken),
      token_generation: sql`token_generation + 1`,
      refresh_lease_until: null,
    })
    .where("id_hash", "=", hash)
    .where("refresh_fence", "=", fence)
    .execute();
}

async function endUnderFence(queries: Queries, hash: Buffer, fence: number): Promise<void> {
  await queries
    .deleteFrom("bff_sessions")
    .where("id_hash", "=", hash)
    .where("refresh_fence", "=", fence)
    .execute();
}

async function releaseClaim(queries: Queries, hash: Buffer, fence: number): Promise<void> {
  await queries
    .updateTable("bff_sessions")
    .set({ refresh_lease_until: null })
    .where("id_hash", "=", hash)
    .where("refresh_fence", "=", fence)
    .execute();
}

async function readTokens(queries: Queries, id: string, hash: Buffer): Promise<FreshTokens | undefined> {
  const row = await queries
    .selectFrom("bff_sessions")
    .select(["sealed_tokens", "token_generation"])
    .where("id_hash", "=", hash)
    .where(sql<boolean>`idle_expires_at > now() and absolute_expires_at > now()`)
    .executeTakeFirst();
  return row && { tokens: openTokens(id, row.sealed_tokens), tokenGeneration: row.token_generation };
}

const leaseEnd = (leaseMs: number) =>
  sql<Date>`now() + ${leaseMs}::double precision * interval '1 millisecond'`;
