import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** What was asked with a token since it was last noted. */
export interface TokenUse {
  readonly tokenId: string;
  readonly requests: number;
  readonly refused: number;
  readonly lastUsedAt: Date;
  readonly lastRefusedAt: Date | undefined;
}

/** Adds to a token's day. Nothing is noted of a token that is gone. */
export async function noteTokenUse(
  tx: ClientTransaction,
  { tokenId, requests, refused, lastUsedAt, lastRefusedAt }: TokenUse,
): Promise<void> {
  await tx
    .insertInto("api_token_days")
    .columns(["client_id", "token_id", "day", "requests", "refused", "last_used_at", "last_refused_at"])
    .expression((query) =>
      query
        .selectFrom("api_tokens")
        .select([
          "client_id",
          "id as token_id",
          sql<string>`${lastUsedAt.toISOString().slice(0, 10)}::date`.as("day"),
          sql<number>`${requests}::int`.as("requests"),
          sql<number>`${refused}::int`.as("refused"),
          sql<Date>`${lastUsedAt}::timestamptz`.as("last_used_at"),
          sql<Date | null>`${lastRefusedAt ?? null}::timestamptz`.as("last_refused_at"),
        ])
        .where("client_id", "=", tx.clientId)
        .where("id", "=", tokenId),
    )
    .onConflict((conflict) =>
      conflict.columns(["client_id", "token_id", "day"]).doUpdateSet({
        requests: sql`api_token_days.requests + excluded.requests`,
        refused: sql`api_token_days.refused + excluded.refused`,
        last_used_at: sql`greatest(api_token_days.last_used_at, excluded.last_used_at)`,
        last_refused_at: sql`greatest(api_token_days.last_refused_at, excluded.last_refused_at)`,
      }),
    )
    .execute();
}

/**
 * Removes this client's tokens that ended so many days ago, and days of use that are as old.
 *
 * @returns how many tokens.
 */
export async function purgeApiTokens(tx: ClientTransaction, afterDays: number): Promise<number> {
  const before = sql<Date>`now() - make_interval(days => ${afterDays})`;
  await tx
    .deleteFrom("api_token_days")
    .where("client_id", "=", tx.clientId)
    .where("day", "<", sql<Date>`(now() - make_interval(days => ${afterDays}))::date`)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom("api_tokens")
    .where("client_id", "=", tx.clientId)
    .where(sql<Date>`least(ended_at, expires_at)`, "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
