import { sql } from "kysely";

/** Of a session that has not ended. */
export const live = sql<boolean>`idle_expires_at > now() and absolute_expires_at > now()`;

/** Whether a session's tokens are from this sign-in. One without a refresh token is from none. */
export const isOfFamily = (familyId: string) =>
  sql<boolean>`coalesce(refresh_hash in (select token_hash from refresh_tokens where family_id = ${familyId}::uuid), false)`;
