import { isPublicMail } from "@stopbank/contract/public-mail";
import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";
import { askTwice } from "../../administration/askTwice.ts";

/**
 * `stopbank client domain <client> <domain> on|off`. Asks twice before everybody who has an address at a public mail service is let in.
 *
 * @throws DomainError `client/bad-state`, `client/bad-domain`, `client/unknown`, and as `administer` and `askTwice`.
 */
export async function clientDomain(client: string, domain: string, state: string): Promise<void> {
  if (state !== "on" && state !== "off")
    throw new DomainError(
      "invalid",
      "client/bad-state",
      `A domain is switched "on" or "off", not "${state}".`,
    );
  const name = domain.trim().toLowerCase();
  if (state === "on" && isPublicMail(name))
    await askTwice(
      `Anybody can get an address at ${name}, and could then sign up as a member of ${client}.`,
      name,
    );
  await administer("client/domain", { client, domain, state });
}
