import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { greaterRole } from "../accounts/roleRanks.ts";
import { normaliseEmail } from "../accounts/users.ts";
import { type DoneBy, recordClientEvent } from "../audit/audit.ts";
import type { ClientTransaction, Queries, Role, UserStatus } from "../engine/database.ts";

/** The specification's: an invitation expires after so long. */
export const INVITATION_HOURS = 24;

export interface OpenInvitation {
  readonly userId: string;
  readonly email: string;
  readonly status: UserStatus;
  readonly role: Role;
}

const inTime = sql<Date>`now() + make_interval(hours => ${sql.lit(INVITATION_HOURS)})`;
const isGood = sql<boolean>`expires_at > now()`.as("isGood");
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The person of an address; a new one, PENDING, where there is none. */
export async function personToInvite(queries: Queries, email: string): Promise<string> {
  const { id } = await queries
    .insertInto("users")
    .values({ email: normaliseEmail(email), status: "PENDING" })
    // Nothing changes of who is there. Without it nothing is returned of a row that another has just written: the statement began before.
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ email: normaliseEmail(email) }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewInvitation {
  readonly userId: string;
  readonly by: DoneBy;
  /** What they will be, a member without it; and never less than what an invitation that is good makes of them. */
  readonly role?: Role | undefined;
  /** Whoever waits as more than a member is left out: for those who invite members alone. */
  readonly membersAlone?: boolean | undefined;
}

/**
 * Invites a person to this client, anew where they are already. An invitation that is good keeps the greater of its two roles, since
 * who invites somebody once more may not know of it: to make it less is `changeRole`. One that has expired lifts none.
 *
 * @returns what they are invited as. Undefined for a member, whom there is nothing to invite to, and for who is left out.
 */
export async function invite(
  tx: ClientTransaction,
  { userId, by, role = "member", membersAlone = false }: NewInvitation,
): Promise<Role | undefined> {
  const member = await tx
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.status")
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (member?.status === "CONFIRMED") return undefined;
  const before = await heldInvitation(tx, userId);
  const after = before?.isGood === true ? greaterRole(role, before.role) : role;
  if (membersAlone && after !== "member") return undefined;
  const fresh = { token_hash: null, invited_by: by.userId ?? null, expires_at: inTime, role: after };
  await tx
    .insertInto("invitations")
    .values({ client_id: tx.clientId, user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(["client_id", "user_id"]).doUpdateSet({ ...fresh, invited_at: sql<Date>`now()` }),
    )
    .execute();
  await recordClientEvent(tx, {
    action: "membership.invited",
    actorUserId: by.userId,
    subject: userId,
    details: { ...by.details, before: before?.role ?? null, after },
  });
  return after;
}

/**
 * Makes the token for a link, good for 24 hours from now; the former one is void.
 *
 * @returns undefined where the person is not invited any more. Only its sha256 is kept.
 */
export async function makeInvitationToken(
  tx: ClientTransaction,
  userId: string,
): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const { numUpdatedRows } = await tx
    .updateTable("invitations")
    .set({ token_hash: hashOf(token), expires_at: inTime })
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : undefined;
}

/** The invitation to this client that a link's token is of, while it is good. */
export async function findInvitation(
  tx: ClientTransaction,
  token: string,
): Promise<OpenInvitation | undefined> {
  return tx
    .selectFrom("invitations")
    .innerJoin("users", "users.id", "invitations.user_id")
    .select(["invitations.user_id as userId", "users.email", "users.status", "invitations.role"])
    .where("client_id", "=", tx.clientId)
    .where("token_hash", "=", hashOf(token))
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
}

/** What a person was invited to this client as, however long ago; held so until the transaction ends. */
export async function waitingRole(tx: ClientTransaction, userId: string): Promise<Role | undefined> {
  return (await heldInvitation(tx, userId))?.role;
}

const heldInvitation = (tx: ClientTransaction, userId: string) =>
  tx
    .selectFrom("invitations")
    .select(["role", isGood])
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Makes the invited person a member, and their invitation is used: once, however many come with it at once, and not at all where it was
 * withdrawn since it was found.
 */
export async function takeInvitation(
  tx: ClientTransaction,
  { userId }: Pick<OpenInvitation, "userId">,
): Promise<boolean> {
  const role = await useInvitation(tx, userId);
  if (role === undefined) return false;
  await tx
    .insertInto("memberships")
    .values({ client_id: tx.clientId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(["client_id", "user_id"]).doNothing())
    .execute();
  await recordClientEvent(tx, {
    action: "membership.added",
    actorUserId: userId,
    subject: userId,
    details: { before: null, after: role, because: "invitation" },
  });
  return true;
}

/**
 * Takes a person's invitation out of use. Whoever is let in by it asks this first, and not before: it may have been withdrawn, or made
 * one to another role, since it was read.
 *
 * @returns what it makes of them; undefined where they have none that is good.
 */
export async function useInvitation(tx: ClientTransaction, userId: string): Promise<Role | undefined> {
  const used = await deleteInvitation(tx, userId);
  return used?.isGood === true ? used.role : undefined;
}

/** @returns what the person was invited as, however long ago; undefined where they were not. */
export const withdrawInvitation = async (tx: ClientTransaction, userId: string): Promise<Role | undefined> =>
  (await deleteInvitation(tx, userId))?.role;

const deleteInvitation = (tx: ClientTransaction, userId: string) =>
  tx
    .deleteFrom("invitations")
    .where("client_id", "=", tx.clientId)
    .where("user_id", "=", userId)
    .returning(["role", isGood])
    .executeTakeFirst();
