import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { Queries, UserStatus } from "../engine/database.ts";
import { isUniqueViolation } from "../engine/databaseErrors.ts";

export interface User {
  readonly id: string;
  /** Trimmed and lower case. */
  readonly email: string;
  readonly status: UserStatus;
  readonly createdAt: Date;
  readonly lastLoggedInAt: Date | undefined;
  readonly loggedInCount: number;
  /** When they last closed the release notes. */
  readonly changelogSeenAt: Date | undefined;
}

export interface Credentials {
  readonly user: User;
  /** As the caller's hash function wrote it (argon2id). */
  readonly passwordHash: string;
  /** The next sign-in must set a new password first. */
  readonly mustChange: boolean;
}

const COLUMNS = [
  "users.id",
  "users.email",
  "users.status",
  "users.created_at as createdAt",
  "users.last_logged_in_at as lastLoggedInAt",
  "users.logged_in_count as loggedInCount",
  "users.changelog_seen_at as changelogSeenAt",
] as const;

type Row = Omit<User, "lastLoggedInAt" | "changelogSeenAt"> & {
  lastLoggedInAt: Date | null;
  changelogSeenAt: Date | null;
};

const toUser = (row: Row): User => ({
  id: row.id,
  email: row.email,
  status: row.status,
  createdAt: row.createdAt,
  lastLoggedInAt: row.lastLoggedInAt ?? undefined,
  loggedInCount: row.loggedInCount,
  changelogSeenAt: row.changelogSeenAt ?? undefined,
});

/** How e-mail addresses are compared and stored. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** @throws DomainError `users/email-taken` when the address has an account. */
export async function createUser(
  queries: Queries,
  user: { readonly email: string; readonly status: UserStatus },
): Promise<User> {
  try {
    const row = await queries
      .insertInto("users")
      .values({ email: normaliseEmail(user.email), status: user.status })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return toUser(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("conflict", "users/email-taken", "This e-mail address already has an account.");
  }
}

export async function findUser(queries: Queries, userId: string): Promise<User | undefined> {
  const row = await queries.selectFrom("users").select(COLUMNS).where("id", "=", userId).executeTakeFirst();
  return row && toUser(row);
}

export async function findUserByEmail(queries: Queries, email: string): Promise<User | undefined> {
  const row = await queries
    .selectFrom("users")
    .select(COLUMNS)
    .where("email", "=", normaliseEmail(email))
    .executeTakeFirst();
  return row && toUser(row);
}

/** Every account, by e-mail. For provisioning; a client's own people are `listMembers`. */
export async function listUsers(queries: Queries): Promise<User[]> {
  const rows = await queries.selectFrom("users").select(COLUMNS).orderBy("email").execute();
  return rows.map(toUser);
}

/** The account behind an e-mail address with its password hash, or undefined where there is none. */
export async function findCredentials(queries: Queries, email: string): Promise<Credentials | undefined> {
  const row = await queries
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .select([
      ...COLUMNS,
      "credentials.password_hash as passwordHash",
      "credentials.must_change as mustChange",
    ])
    .where("users.email", "=", normaliseEmail(email))
    .executeTakeFirst();
  return row && { user: toUser(row), passwordHash: row.passwordHash, mustChange: row.mustChange };
}

/** Sets or replaces the password. Ending the user's sessions and refresh tokens is the caller's next step. */
export async function setPassword(
  queries: Queries,
  userId: string,
  password: { readonly hash: string; readonly mustChange: boolean },
): Promise<void> {
  const values = { password_hash: password.hash, must_change: password.mustChange, changed_at: new Date() };
  await queries
    .insertInto("credentials")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

export async function setUserStatus(queries: Queries, userId: string, status: UserStatus): Promise<void> {
  await queries.updateTable("users").set({ status }).where("id", "=", userId).execute();
}

/** Counts a sign-in (the specification's increment-login call). */
export async function recordLogin(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable("users")
    .set({ logged_in_count: sql`logged_in_count + 1`, last_logged_in_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
}

export async function recordChangelogSeen(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable("users")
    .set({ changelog_seen_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
}

/** Deletes the account with its password, memberships, sessions and refresh tokens. False when there was none. */
export async function deleteUser(queries: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await queries.deleteFrom("users").where("id", "=", userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
