import { sql } from "kysely";
import { byRank } from "../accounts/roleRanks.ts";
import type { Store } from "../scope/store.ts";
import type { ApiTokenGrant, TokenFault } from "./apiToken.ts";
import { hashOfToken } from "./tokenText.ts";

/**
 * Who asks with this token, or why nobody does. One that never was, one that was revoked and one whose time is over are looked for
 * in the same way and take the same work.
 */
export async function presentedToken(
  store: Pick<Store, "withClient" | "withToken">,
  token: string,
): Promise<ApiTokenGrant | TokenFault> {
  const hash = hashOfToken(token);
  const found = await store.withToken(hash, (tx) =>
    tx
      .selectFrom("api_tokens")
      .select([
        "client_id as clientId",
        "id",
        "name",
        "user_id as userId",
        "made_as as madeAs",
        "scopes",
        "requests_per_minute as requestsPerMinute",
        "ended_because as endedBecause",
        sql<boolean>`expires_at <= now()`.as("isExpired"),
      ])
      .where("token_hash", "=", hash)
      .executeTakeFirst(),
  );
  if (found === undefined) return "unknown";
  const { endedBecause, isExpired, madeAs, ...grant } = found;
  if (endedBecause !== null) return endedBecause === "revoked" ? "revoked" : "ended";
  if (isExpired) return "expired";
  // Asked in any case, so that whoever writes a membership is heeded at once, by whatever statement.
  const membership = await store.withClient(grant.clientId, (tx) =>
    tx
      .selectFrom("memberships")
      .select("role")
      .where("client_id", "=", grant.clientId)
      .where("user_id", "=", grant.userId)
      .executeTakeFirst(),
  );
  const isLesser = membership === undefined || byRank.indexOf(membership.role) < byRank.indexOf(madeAs);
  return isLesser ? "ended" : grant;
}
