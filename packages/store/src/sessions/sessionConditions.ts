import { sql } from "kysely";

/** Of a session that has not ended. */
export const live = sql<boolean>`idle_expires_at > now() and absolute_expires_at > now()`;

/** Whether a session's tokens are from this sign-in. One without a refresh token is from none. */
export const isOfFamily = (familyId: string) =>
  sql<boolean>`coalesce(refresh_hash in (select token_hash from refresh_tokens where family_id = ${familyId}::uuid), false)`;

/**
 * Whether a session was begun by one client's own provider. Whoever is let in by it looks after such sessions alone: of those in the person's
 * other clients, and by their password, it says nothing.
 */
export const isByProviderOf = (clientId: string) =>
  sql<boolean>`exists (
    select from refresh_tokens as token join refresh_token_families as family on family.id = token.family_id
    where token.token_hash = bff_sessions.refresh_hash and family.only_client_id = ${clientId}::uuid)`;
