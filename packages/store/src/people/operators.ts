import { DomainError } from "@stopbank/errors";
import type { User } from "../accounts/users.ts";
import { recordAccountEvent } from "../audit/audit.ts";
import type { Queries } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";

/** Whether this account looks after the installation. */
export async function isOperator(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("operators")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts that do, by their ids. */
export async function operatorIds(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom("operators").select("user_id").execute();
  return new Set(rows.map((row) => row.user_id));
}

/**
 * Makes an account an operator, or one no longer, from its next request on. It stands in the trail of accounts. For orders of the
 * command line alone: no call may lead here.
 *
 * @param by who had it done, for the trail.
 * @returns whether anything changed.
 * @throws DomainError `user/not-confirmed`: an address that nobody has shown to be theirs looks after nothing.
 */
export async function setOperator(
  store: Store,
  { id: userId, status, email }: Pick<User, "id" | "status" | "email">,
  { isOn, by }: { readonly isOn: boolean; readonly by: object },
): Promise<boolean> {
  if (isOn && status !== "CONFIRMED")
    throw new DomainError(
      "conflict",
      "user/not-confirmed",
      `${email} has not signed up and confirmed the address yet.`,
    );
  return store.withoutClient(async (tx) => {
    const changed = isOn ? await insertOperator(tx, userId) : await deleteOperator(tx, userId);
    if (changed)
      await recordAccountEvent(tx, {
        action: isOn ? "operator.made" : "operator.ended",
        userId,
        details: by,
      });
    return changed;
  });
}

async function insertOperator(queries: Queries, user_id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto("operators")
    .values({ user_id })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function deleteOperator(queries: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("operators")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
