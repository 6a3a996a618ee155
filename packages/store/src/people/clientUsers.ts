import { sql } from "kysely";
import { findMembership, removeMembership } from "../accounts/memberships.ts";
import { type DoneBy, recordClientEvent } from "../audit/audit.ts";
import type { ClientTransaction, Role, UserStatus } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { keepAnAdministrator, noSuchUser } from "./administrators.ts";
import { withdrawInvitation } from "./invitations.ts";

/** Somebody of a client: a member, or one who is invited. */
export interface ClientUser {
  readonly userId: string;
  readonly email: string;
  /** In this client: who is invited is PENDING in it, whatever accounts they have elsewhere, until they have signed up. */
  readonly status: UserStatus;
  readonly role: Role;
  /** Of who is only invited, when that was: whether they have an account elsewhere, and use it, is nobody's business here. */
  readonly createdAt: Date;
  readonly lastLoggedInAt: Date | null;
  readonly loggedInCount: number;
}

/** This client's people, those who are invited among them, by e-mail. */
export async function listClientUsers(tx: ClientTransaction): Promise<ClientUser[]> {
  const { rows } = await sql<ClientUser>`
    select users.id as "userId", users.email, people.role,
      case when people.is_invited and users.status = 'CONFIRMED' then 'PENDING' else users.status end as status,
      case when people.is_invited then people.since else users.created_at end as "createdAt",
      case when people.is_invited then null else users.last_logged_in_at end as "lastLoggedInAt",
      case when people.is_invited then 0 else users.logged_in_count end as "loggedInCount"
    from (
      select user_id, role, null::timestamptz as since, false as is_invited from memberships
        where client_id = ${tx.clientId}::uuid
      union all
      select user_id, role, invited_at, true from invitations where client_id = ${tx.clientId}::uuid
        and not exists (select from memberships
          where client_id = invitations.client_id and user_id = invitations.user_id)
    ) as people
    join users on users.id = people.user_id
    order by users.email`.execute(tx);
  return rows;
}

/**
 * Takes a person out of this client: their membership and invitation. Their account, and what ends with it, is `deleteIfNobodys`.
 *
 * @returns whether they were a member, and not only invited: then what they are signed in with is to end.
 * @throws DomainError `people/no-such-user`, `people/last-admin`.
 */
export async function removeFromClient(
  tx: ClientTransaction,
  { userId, by }: { readonly userId: string; readonly by: DoneBy },
): Promise<boolean> {
  await keepAnAdministrator(tx, userId);
  const invitedAs = await withdrawInvitation(tx, userId);
  const heldRole = (await findMembership(tx, userId))?.role;
  const wasMember = await removeMembership(tx, userId);
  if (!wasMember && invitedAs === undefined) throw noSuchUser();
  await recordClientEvent(tx, {
    action: wasMember ? "membership.removed" : "invitation.withdrawn",
    actorUserId: by.userId,
    subject: userId,
    details: { ...by.details, before: heldRole ?? invitedAs, after: null },
  });
  return wasMember;
}

/**
 * Deletes an account that belongs to no client and is invited to none. False where it does or is, and of an operator, whose account is
 * no client's to delete.
 */
export async function deleteIfNobodys(store: Store, userId: string): Promise<boolean> {
  return store.withUser(userId, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("users")
      .where("id", "=", userId)
      .where(sql<boolean>`not exists (select from memberships where user_id = users.id)`)
      .where(sql<boolean>`not exists (select from invitations where user_id = users.id)`)
      .where(sql<boolean>`not exists (select from operators where user_id = users.id)`)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
