import { passwordFaults } from "@stopbank/contract/password";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { isCommonPassword, isMadeOfName } from "./commonPasswords.ts";

/**
 * What a new password has to be, wherever it is set: what the rules say, and not among the first that are guessed.
 *
 * @param email whose it is to be.
 * @throws DomainError `auth/password-rules`, with all that it lacks; `auth/common-password`; `auth/password-is-name`.
 */
export async function requireGoodPassword(
  { shared }: Pick<Store, "shared">,
  password: string,
  email: string,
): Promise<void> {
  const faults = passwordFaults(password);
  if (faults.length > 0) throw new DomainError("invalid", "auth/password-rules", `${faults.join(". ")}.`);
  if (isCommonPassword(password))
    throw new DomainError(
      "invalid",
      "auth/common-password",
      "Password must not be one of those that are guessed first. Several words that do not belong together are good ones",
    );
  const [ownName = ""] = email.split("@", 1);
  // Of every organisation: whose somebody is who signs up is not known yet.
  const names = (await listClients(shared)).flatMap(({ clientName, displayName }) => [
    clientName,
    displayName,
  ]);
  if (isMadeOfName(password, [ownName, ...names]))
    throw new DomainError(
      "invalid",
      "auth/password-is-name",
      "Password must not be your own name or an organisation's",
    );
}
