import { DomainError } from "@stopbank/errors";
import type { ClientTransaction } from "../engine/database.ts";

/** An administrator who has a password. */
export interface LocalAdmin {
  readonly userId: string;
  readonly email: string;
  /** Whether theirs opens this client while others' do not. */
  readonly keepsPassword: boolean;
}

/** Whether passwords open this client. */
export async function takesPasswords(tx: ClientTransaction): Promise<boolean> {
  const row = await tx
    .selectFrom("clients")
    .select("takes_passwords")
    .where("id", "=", tx.clientId)
    .executeTakeFirst();
  return row?.takes_passwords ?? true;
}

/** The administrators of this client who have a password and can log in with it, by e-mail. */
export async function listLocalAdmins(tx: ClientTransaction): Promise<LocalAdmin[]> {
  const rows = await tx
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("credentials", "credentials.user_id", "memberships.user_id")
    .select(["users.id as userId", "users.email", "memberships.keeps_password as keepsPassword"])
    .where("memberships.client_id", "=", tx.clientId)
    .where("memberships.role", "=", "admin")
    .where("users.status", "=", "CONFIRMED")
    .orderBy("users.email")
    .execute();
  return rows;
}

/**
 * Makes passwords open this client for everybody, or for the administrators of these ids alone.
 *
 * @param keepers undefined for everybody.
 * @throws DomainError `sign-in/not-a-local-admin`, `sign-in/last-local-admin`.
 */
export async function switchPasswords(
  tx: ClientTransaction,
  keepers: readonly string[] | undefined,
): Promise<void> {
  const admins = await listLocalAdmins(tx);
  if (keepers?.some((id) => !admins.some(({ userId }) => userId === id)))
    throw new DomainError(
      "invalid",
      "sign-in/not-a-local-admin",
      "Only an administrator of this organisation who has a password can keep logging in with it.",
    );
  await tx
    .updateTable("clients")
    .set({ takes_passwords: keepers === undefined })
    .where("id", "=", tx.clientId)
    .execute();
  const keeping = (keeps: boolean) =>
    tx.updateTable("memberships").set({ keeps_password: keeps }).where("client_id", "=", tx.clientId);
  await keeping(false).execute();
  if (keepers !== undefined && keepers.length > 0)
    await keeping(true).where("user_id", "in", keepers).execute();
  await requireLocalAdmin(tx);
}

/**
 * Makes sure, at the end of whatever has changed who is what, that somebody can still administer this client when its provider is
 * out of order: while it takes no passwords, one administrator at least gets in with theirs.
 *
 * @throws DomainError `sign-in/last-local-admin`.
 */
export async function requireLocalAdmin(tx: ClientTransaction): Promise<void> {
  // Of two that go at once the second waits here, and then sees that the first has gone.
  const client = await tx
    .selectFrom("clients")
    .select("takes_passwords")
    .where("id", "=", tx.clientId)
    .forUpdate()
    .executeTakeFirst();
  if (client?.takes_passwords !== false) return;
  const admins = await listLocalAdmins(tx);
  if (!admins.some(({ keepsPassword }) => keepsPassword))
    throw new DomainError(
      "conflict",
      "sign-in/last-local-admin",
      "This organisation takes no passwords, and one administrator at least has to keep logging in with theirs. Name another one in Council sign-in first.",
    );
}

/** Whether an administrator may become something less: not the only one, nor one whose password is kept for when all else fails. */
export async function mayBeDemoted(tx: ClientTransaction, userId: string): Promise<boolean> {
  const admins = await tx
    .selectFrom("memberships")
    .select(["user_id", "keeps_password"])
    .where("client_id", "=", tx.clientId)
    .where("role", "=", "admin")
    .forUpdate()
    .execute();
  const keeps = admins.some((admin) => admin.user_id === userId && admin.keeps_password);
  return !keeps && admins.some((admin) => admin.user_id !== userId);
}
