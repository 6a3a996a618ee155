import { sql } from "kysely";
import type { ClientTransaction, MappedRole, Role } from "../engine/database.ts";

/** How people of a client sign in by their organisation's own OpenID Connect provider. */
export interface SignInProvider {
  readonly isOn: boolean;
  /** Its address, which its tokens name too. */
  readonly issuer: string;
  /** What the provider calls this client of ours. */
  readonly providerClientId: string;
  /** Sealed; undefined where the provider asks for none. */
  readonly sealedSecret: Uint8Array | undefined;
  /** Separated by spaces. */
  readonly scopes: string;
  /** The claim that says what somebody is; undefined where all are what `defaultRole` says. */
  readonly roleClaim: string | undefined;
  readonly roleMap: readonly MappedRole[];
  /** Of whom no value of the claim is mapped; undefined refuses them. */
  readonly defaultRole: Role | undefined;
  /** Whether somebody whom the provider vouches for becomes a member by signing in. */
  readonly createsMembers: boolean;
  readonly singleLogOut: boolean;
  /** Whether an address counts as verified where the provider does not say. */
  readonly trustsEmail: boolean;
  /** Another one whenever something of it is changed. */
  readonly updatedAt: Date;
}

/** This client's, switched on or not; undefined until one is saved. */
export async function findSignInProvider(tx: ClientTransaction): Promise<SignInProvider | undefined> {
  const row = await tx
    .selectFrom("sign_in_providers")
    .selectAll()
    .where("client_id", "=", tx.clientId)
    .executeTakeFirst();
  return (
    row && {
      isOn: row.is_on,
      issuer: row.issuer,
      providerClientId: row.provider_client_id,
      sealedSecret: row.sealed_secret ?? undefined,
      scopes: row.scopes,
      roleClaim: row.role_claim ?? undefined,
      roleMap: row.role_map,
      defaultRole: row.default_role ?? undefined,
      createsMembers: row.creates_members,
      singleLogOut: row.single_log_out,
      trustsEmail: row.trusts_email,
      updatedAt: row.updated_at,
    }
  );
}

/** Replaces this client's. */
export async function saveSignInProvider(
  tx: ClientTransaction,
  provider: Omit<SignInProvider, "updatedAt">,
): Promise<void> {
  const values = {
    is_on: provider.isOn,
    issuer: provider.issuer,
    provider_client_id: provider.providerClientId,
    sealed_secret: provider.sealedSecret ?? null,
    scopes: provider.scopes,
    role_claim: provider.roleClaim ?? null,
    role_map: JSON.stringify(provider.roleMap),
    default_role: provider.defaultRole ?? null,
    creates_members: provider.createsMembers,
    single_log_out: provider.singleLogOut,
    trusts_email: provider.trustsEmail,
  };
  await tx
    .insertInto("sign_in_providers")
    .values({ client_id: tx.clientId, ...values })
    .onConflict((conflict) =>
      conflict.column("client_id").doUpdateSet({ ...values, updated_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** Puts in the place of a sealed secret the same one, sealed with another key: nothing that anybody set changes. False where another was saved meanwhile. */
export async function replaceSealedSecret(
  tx: ClientTransaction,
  former: Uint8Array,
  sealed: Uint8Array,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("sign_in_providers")
    .set({ sealed_secret: Buffer.from(sealed) })
    .where("client_id", "=", tx.clientId)
    .where("sealed_secret", "=", Buffer.from(former))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
