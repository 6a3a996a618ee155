import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";
import { knownFlags } from "../../administration/knownFlags.ts";

/**
 * `stopbank client flag <client> <flag> on|off`.
 *
 * @throws DomainError `client/unknown-flag`, `client/bad-state`, `client/unknown`, and as `administer`.
 */
export async function clientFlag(client: string, name: string, state: string): Promise<void> {
  const flag = knownFlags.find((known) => known === name);
  if (flag === undefined)
    throw new DomainError(
      "invalid",
      "client/unknown-flag",
      `There is no flag "${name}". The flags are: ${knownFlags.join(", ")}.`,
    );
  if (state !== "on" && state !== "off")
    throw new DomainError("invalid", "client/bad-state", `A flag is switched "on" or "off", not "${state}".`);
  await administer("client/flag", { client, flag, state });
}
