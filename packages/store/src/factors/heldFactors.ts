import { sql } from "kysely";
import type { ClientTransaction, Queries } from "../engine/database.ts";
import { removeRecoveryCodes } from "./recoveryCodes.ts";
import { removeTotp } from "./totpFactors.ts";

/** Which factors somebody has beside a password. */
export interface HeldFactors {
  readonly totp: boolean;
  readonly passkeys: number;
}

const hasTotp = sql<boolean>`exists (select from totp_factors where user_id = users.id and sealed_secret is not null)`;
const passkeyCount = sql<number>`(select count(*)::int from passkeys where user_id = users.id)`;

export async function heldFactors(queries: Queries, userId: string): Promise<HeldFactors> {
  const row = await queries
    .selectFrom("users")
    .select([hasTotp.as("totp"), passkeyCount.as("passkeys")])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ?? { totp: false, passkeys: 0 };
}

export const hasFactor = ({ totp, passkeys }: HeldFactors): boolean => totp || passkeys > 0;

/** Takes away all that a person has beside their password. What they had. */
export async function removeAllFactors(tx: Queries, userId: string): Promise<HeldFactors> {
  const held = await heldFactors(tx, userId);
  await removeTotp(tx, userId);
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await removeRecoveryCodes(tx, userId);
  return held;
}

/** Recovery codes stand in for factors, and go with the last of them. */
export async function dropCodesWithoutFactor(tx: Queries, userId: string): Promise<void> {
  if (!hasFactor(await heldFactors(tx, userId))) await removeRecoveryCodes(tx, userId);
}

export interface MemberFactors extends HeldFactors {
  readonly userId: string;
  readonly email: string;
  readonly role: string;
}

/** The client's members with what they have, by e-mail. */
export async function listMemberFactors(tx: ClientTransaction): Promise<MemberFactors[]> {
  return tx
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select([
      "users.id as userId",
      "users.email",
      "memberships.role",
      hasTotp.as("totp"),
      passkeyCount.as("passkeys"),
    ])
    .where("memberships.client_id", "=", tx.clientId)
    .orderBy("users.email")
    .execute();
}
