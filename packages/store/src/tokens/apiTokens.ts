import { sql } from "kysely";
import type { ClientTransaction, Role } from "../engine/database.ts";
import type { ApiToken, NewApiToken } from "./apiToken.ts";
import { hashOfToken, newTokenText } from "./tokenText.ts";

/** Makes a token in this client. @returns its text, which is kept nowhere, and its id. */
export async function makeApiToken(
  tx: ClientTransaction,
  { name, scopes, requestsPerMinute, userId, madeAs, expiresAt }: NewApiToken,
): Promise<{ readonly token: string; readonly id: string }> {
  const token = newTokenText();
  const { id } = await tx
    .insertInto("api_tokens")
    .values({
      client_id: tx.clientId,
      user_id: userId,
      made_as: madeAs,
      token_hash: hashOfToken(token),
      name,
      scopes: JSON.stringify(scopes),
      requests_per_minute: requestsPerMinute,
      expires_at: expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { token, id };
}

/** How many tokens of this client are good. */
export async function countGoodTokens(tx: ClientTransaction): Promise<number> {
  const { count } = await tx
    .selectFrom("api_tokens")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("client_id", "=", tx.clientId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** This client's tokens, the newest first, those that have ended among them. */
export const listApiTokens = (tx: ClientTransaction): Promise<ApiToken[]> => selectTokens(tx).execute();

export const findApiToken = (tx: ClientTransaction, id: string): Promise<ApiToken | undefined> =>
  selectTokens(tx).where("api_tokens.id", "=", id).executeTakeFirst();

const selectTokens = (tx: ClientTransaction) =>
  tx
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .leftJoin(
      (query) =>
        query
          .selectFrom("api_token_days")
          .select(({ fn }) => [
            "token_id",
            fn.max("last_used_at").as("lastUsedAt"),
            fn.max("last_refused_at").as("lastRefusedAt"),
            sql<number>`coalesce(sum(requests) filter (where day > now() - interval '30 days'), 0)::int`.as(
              "requests",
            ),
            sql<number>`coalesce(sum(refused) filter (where day > now() - interval '30 days'), 0)::int`.as(
              "refused",
            ),
          ])
          .where("client_id", "=", tx.clientId)
          .groupBy("token_id")
          .as("used"),
      (join) => join.onRef("used.token_id", "=", "api_tokens.id"),
    )
    .select([
      "api_tokens.id",
      "api_tokens.name",
      "api_tokens.scopes",
      "api_tokens.requests_per_minute as requestsPerMinute",
      "api_tokens.user_id as userId",
      "users.email",
      "api_tokens.made_at as madeAt",
      "api_tokens.expires_at as expiresAt",
      "api_tokens.ended_at as endedAt",
      "api_tokens.ended_because as endedBecause",
      "used.lastUsedAt",
      "used.lastRefusedAt",
      sql<number>`coalesce(used.requests, 0)`.as("requests"),
      sql<number>`coalesce(used.refused, 0)`.as("refused"),
    ])
    .where("api_tokens.client_id", "=", tx.clientId)
    .orderBy("api_tokens.made_at", "desc")
    .orderBy("api_tokens.id");

/** Ends a token for good. False where it had ended, and where there is none. */
export async function revokeApiToken(tx: ClientTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("api_tokens")
    .set({ ended_at: sql<Date>`now()`, ended_because: "revoked" })
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the tokens that somebody made with a greater role than they have from now on. */
export async function endTokensBeyondRole(tx: ClientTransaction, userId: string, role: Role): Promise<void> {
  await tx
    .updateTable("api_tokens")
    .set({ ended_at: sql<Date>`now()`, ended_because: "role-changed" })
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("made_as", "not in", noGreaterThan[role])
    .execute();
}

const noGreaterThan: Readonly<Record<Role, readonly Role[]>> = {
  member: ["member"],
  editor: ["member", "editor"],
  admin: ["member", "editor", "admin"],
};
