import { DomainError } from "@stopbank/errors";
import type { ClientTransaction } from "../engine/database.ts";

/**
 * Holds this client's administrators as they are until the transaction ends, so that two who take each other's role away at once do
 * not leave none.
 *
 * @throws DomainError `people/last-admin` where this person is the only one.
 */
export async function keepAnAdministrator(tx: ClientTransaction, userId: string): Promise<void> {
  const admins = await tx
    .selectFrom("memberships")
    .select("user_id")
    .where("client_id", "=", tx.clientId)
    .where("role", "=", "admin")
    // Locked in one order, whoever asks.
    .orderBy("user_id")
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.user_id === userId)
    throw new DomainError(
      "conflict",
      "people/last-admin",
      "This is the organisation's only administrator. Make somebody else one first.",
    );
}

export const noSuchUser = () =>
  new DomainError("not-found", "people/no-such-user", "There is no such person in this organisation.");
