import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { listUserClients } from "@stopbank/store/memberships";

/**
 * Refuses a password that opens none of a person's clients, since they have switched passwords off. Whoever has another client gets
 * into that one.
 *
 * @throws DomainError `auth/password-off`: said to whoever has the right password alone.
 */
export async function requirePasswordTaken(store: Pick<Store, "withUser">, userId: string): Promise<void> {
  const [first, ...others] = await store.withUser(userId, listUserClients);
  if (first === undefined || [first, ...others].some(({ takesPassword }) => takesPassword)) return;
  throw new DomainError(
    "forbidden",
    "auth/password-off",
    `${first.displayName} takes no passwords. Log in with your organisation's own account.`,
  );
}
