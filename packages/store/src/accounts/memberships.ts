import { sql } from "kysely";
import type { Client } from "../clients/clients.ts";
import type { ClientTransaction, Role, UserStatus, UserTransaction } from "../engine/database.ts";
import { requireLocalAdmin } from "../federation/localSignIn.ts";
import { endTokensBeyondRole } from "../tokens/apiTokens.ts";

/** When a member agreed to the terms, unless everybody has been asked again since. */
const acceptedTermsAt = sql<Date | null>`case
  when memberships.accepted_terms_at > coalesce(clients.terms_asked_again_at, '-infinity')
  then memberships.accepted_terms_at end`.as("acceptedTermsAt");

export interface Membership {
  readonly userId: string;
  readonly role: Role;
  /** When the user accepted this client's terms and conditions, of those who need not do so again. */
  readonly acceptedTermsAt: Date | undefined;
}

export interface Member extends Membership {
  readonly email: string;
  readonly status: UserStatus;
  readonly createdAt: Date;
  readonly lastLoggedInAt: Date | undefined;
  readonly loggedInCount: number;
}

/** A client of somebody's, and what they are in it. */
export interface UserClient extends Client {
  readonly role: Role;
  readonly acceptedTermsAt?: Date;
  /** Whether their password opens it: it may take none but some administrators'. */
  readonly takesPassword: boolean;
}

/** The clients a user belongs to, by display name. What the client switch shows. */
export async function listUserClients(tx: UserTransaction): Promise<UserClient[]> {
  const rows = await tx
    .selectFrom("memberships")
    .innerJoin("clients", "clients.id", "memberships.client_id")
    .select([
      "clients.id",
      "clients.client_name as clientName",
      "clients.subdomain",
      "clients.display_name as displayName",
      "memberships.role",
      acceptedTermsAt,
      sql<boolean>`takes_passwords or (keeps_password and role = 'admin')`.as("takesPassword"),
    ])
    .where("memberships.user_id", "=", tx.userId)
    .orderBy("clients.display_name")
    .orderBy("clients.client_name")
    .execute();
  return rows.map(({ acceptedTermsAt, ...client }) =>
    acceptedTermsAt === null ? client : { ...client, acceptedTermsAt },
  );
}

/** The user's membership of this client, or undefined: then the client is none of theirs. */
export async function findMembership(tx: ClientTransaction, userId: string): Promise<Membership | undefined> {
  const row = await tx
    .selectFrom("memberships")
    .innerJoin("clients", "clients.id", "memberships.client_id")
    .select(["memberships.user_id as userId", "memberships.role", acceptedTermsAt])
    .where("memberships.client_id", "=", tx.clientId)
    .where("memberships.user_id", "=", userId)
    .executeTakeFirst();
  return row && { ...row, acceptedTermsAt: row.acceptedTermsAt ?? undefined };
}

/** Which of these people, one at least, are members of this client. */
export async function membersAmong(
  tx: ClientTransaction,
  userIds: readonly [string, ...string[]],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("memberships")
    .select("user_id")
    .where("client_id", "=", tx.clientId)
    .where("user_id", "in", [...new Set(userIds)])
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** This client's people, by e-mail. */
export async function listMembers(tx: ClientTransaction): Promise<Member[]> {
  const rows = await tx
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("clients", "clients.id", "memberships.client_id")
    .select([
      "memberships.user_id as userId",
      "memberships.role",
      acceptedTermsAt,
      "users.email",
      "users.status",
      "users.created_at as createdAt",
      "users.last_logged_in_at as lastLoggedInAt",
      "users.logged_in_count as loggedInCount",
    ])
    .where("memberships.client_id", "=", tx.clientId)
    .orderBy("users.email")
    .execute();
  return rows.map((row) => ({
    ...row,
    acceptedTermsAt: row.acceptedTermsAt ?? undefined,
    lastLoggedInAt: row.lastLoggedInAt ?? undefined,
  }));
}

/** Makes the user a member, or changes the role of one. What tokens they made with a greater role end. @throws DomainError `sign-in/last-local-admin`. */
export async function setMembership(tx: ClientTransaction, userId: string, role: Role): Promise<void> {
  await tx
    .insertInto("memberships")
    .values({ client_id: tx.clientId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(["client_id", "user_id"]).doUpdateSet({ role }))
    .execute();
  await endTokensBeyondRole(tx, userId, role);
  if (role !== "admin") await requireLocalAdmin(tx);
}

/** False when there was no membership. @throws DomainError `sign-in/last-local-admin`. */
export async function removeMembership(tx: ClientTransaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("memberships")
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  await tx
    .deleteFrom("provider_identities")
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .execute();
  await requireLocalAdmin(tx);
  return numDeletedRows > 0n;
}

/**
 * Keeps the first acceptance since everybody was asked last. While the text is held (`holdContent`), which may have been waited for:
 * by now() it would be before the question. Clocks may stand still between the two, so that it is after the question by a microsecond at least.
 *
 * @returns false where there was one before.
 */
export async function acceptTerms(tx: ClientTransaction, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("memberships")
    .set({
      accepted_terms_at: sql`greatest(
        clock_timestamp(),
        (select terms_asked_again_at + interval '1 microsecond' from clients where id = ${tx.clientId})
      )`,
    })
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("accepted_terms_at", "is", null),
        eb(
          "accepted_terms_at",
          "<=",
          selectFrom("clients").select("terms_asked_again_at").where("id", "=", tx.clientId),
        ),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
