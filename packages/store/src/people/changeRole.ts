import { setMembership } from "../accounts/memberships.ts";
import { type DoneBy, recordClientEvent } from "../audit/audit.ts";
import type { ClientTransaction, Role } from "../engine/database.ts";
import { endTokensBeyondRole } from "../tokens/apiTokens.ts";
import { keepAnAdministrator, noSuchUser } from "./administrators.ts";
import { withdrawInvitation } from "./invitations.ts";

/**
 * Gives a person of this client another role, from their next request on, and ends what tokens they made with a greater one; of somebody who is only invited, the one they will have.
 *
 * @returns the role they had.
 * @throws DomainError `people/no-such-user`, `people/last-admin`.
 */
export async function changeRole(
  tx: ClientTransaction,
  { userId, role, by }: { readonly userId: string; readonly role: Role; readonly by: DoneBy },
): Promise<Role> {
  if (role !== "admin") await keepAnAdministrator(tx, userId);
  const held = await roleIn(tx, "memberships", userId);
  const table = held === undefined ? "invitations" : "memberships";
  const before = held ?? (await roleIn(tx, "invitations", userId));
  if (before === undefined) throw noSuchUser();
  if (before === role) return before;
  await tx
    .updateTable(table)
    .set({ role })
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .execute();
  await endTokensBeyondRole(tx, userId, role);
  await recordClientEvent(tx, {
    action: table === "memberships" ? "membership.role-changed" : "invitation.role-changed",
    actorUserId: by.userId,
    subject: userId,
    details: { ...by.details, before, after: role },
  });
  return before;
}

/** Held as it is until the transaction ends: of two who change it at once, the second says what the first made of it. */
const roleIn = async (
  tx: ClientTransaction,
  table: "memberships" | "invitations",
  userId: string,
): Promise<Role | undefined> =>
  (
    await tx
      .selectFrom(table)
      .select("role")
      .where("client_id", "=", tx.clientId)
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirst()
  )?.role;

/**
 * Makes a person a member of this client in a role, invited or not, or gives a member another role.
 *
 * @throws DomainError `people/last-admin`.
 */
export async function giveRole(
  tx: ClientTransaction,
  given: { readonly userId: string; readonly role: Role; readonly by: DoneBy },
): Promise<void> {
  const { userId, role, by } = given;
  if ((await roleIn(tx, "memberships", userId)) !== undefined) {
    await changeRole(tx, given);
    return;
  }
  await setMembership(tx, userId, role);
  await withdrawInvitation(tx, userId);
  await recordClientEvent(tx, {
    action: "membership.added",
    actorUserId: by.userId,
    subject: userId,
    details: { ...by.details, before: null, after: role },
  });
}
