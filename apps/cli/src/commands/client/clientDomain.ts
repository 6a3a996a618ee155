import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";

/**
 * `stopbank client domain <client> <domain> on|off`.
 *
 * @throws DomainError `client/bad-state`, `client/bad-domain`, `client/unknown`, and as `administer`.
 */
export async function clientDomain(client: string, domain: string, state: string): Promise<void> {
  if (state !== "on" && state !== "off")
    throw new DomainError(
      "invalid",
      "client/bad-state",
      `A domain is switched "on" or "off", not "${state}".`,
    );
  await administer("client/domain", { client, domain, state });
}
