import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { endSessionsOfFamilies } from "../sessions/sessionEnds.ts";
import type { ProviderSubject } from "./providerIdentities.ts";

/** A sign-in by this client's provider, for logging out at both ends. */
export interface ProviderSignIn extends ProviderSubject {
  readonly familyId: string;
  /** What the provider calls its session; undefined where it does not say. */
  readonly sid: string | undefined;
  readonly sealedIdToken: Uint8Array;
}

export async function recordProviderSignIn(
  tx: ClientTransaction,
  { familyId, issuer, subject, sid, sealedIdToken }: ProviderSignIn,
): Promise<void> {
  await tx
    .insertInto("provider_sign_ins")
    .values({
      client_id: tx.clientId,
      family_id: familyId,
      issuer,
      subject,
      sid: sid ?? null,
      sealed_id_token: sealedIdToken,
    })
    .execute();
}

export async function findProviderSignIn(
  tx: ClientTransaction,
  familyId: string,
): Promise<{ readonly issuer: string; readonly sealedIdToken: Uint8Array } | undefined> {
  const row = await tx
    .selectFrom("provider_sign_ins")
    .select(["issuer", "sealed_id_token as sealedIdToken"])
    .where("client_id", "=", tx.clientId)
    .where("family_id", "=", familyId)
    .executeTakeFirst();
  return row;
}

/** What a provider's log-out token names: a session of its own, a person, or both. */
export interface LoggedOut {
  readonly issuer: string;
  readonly subject: string | undefined;
  readonly sid: string | undefined;
}

/** Ends what was signed in with what the provider has ended, and says for whom. */
export async function endProviderSignIns(
  tx: ClientTransaction,
  { issuer, subject, sid }: LoggedOut,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("provider_sign_ins")
    .innerJoin("refresh_token_families as family", "family.id", "provider_sign_ins.family_id")
    .select(["family.id", "family.user_id"])
    .where("client_id", "=", tx.clientId)
    .where("issuer", "=", issuer)
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject as string))
    .$if(sid !== undefined, (query) => query.where("sid", "=", sid as string))
    .where("family.revoked_at", "is", null)
    .execute();
  await endSessionsOfFamilies(
    tx,
    rows.map(({ id }) => id),
  );
  return [...new Set(rows.map((row) => row.user_id))];
}

/** False where the token was spent before. Those that are past their time are forgotten. */
export async function spendLogOutToken(
  tx: ClientTransaction,
  tokenHash: Uint8Array,
  expiresAt: Date,
): Promise<boolean> {
  await tx
    .deleteFrom("spent_log_out_tokens")
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`expires_at < now()`)
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("spent_log_out_tokens")
    .values({ client_id: tx.clientId, token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(["client_id", "token_hash"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
