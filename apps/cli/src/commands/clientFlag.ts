import { featureFlags } from "@stopbank/contract/flags";
import { DomainError } from "@stopbank/errors";
import { openStore } from "@stopbank/store";
import { getClientConfig, putClientConfig } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { readHome } from "../home.ts";

/**
 * `stopbank client flag <client> <flag> on|off`.
 *
 * @throws DomainError `client/unknown-flag`, `client/unknown`, `client/bad-state`.
 */
export async function clientFlag(clientName: string, flag: string, state: string): Promise<void> {
  if (!featureFlags.some((known) => known === flag))
    throw new DomainError(
      "invalid",
      "client/unknown-flag",
      `There is no flag "${flag}". The flags are: ${featureFlags.join(", ")}.`,
    );
  if (state !== "on" && state !== "off")
    throw new DomainError("invalid", "client/bad-state", `A flag is switched "on" or "off", not "${state}".`);
  const home = readHome(process.env);
  const store = await openStore({ ...home, home: home.folder });
  try {
    const client = await findClientByName(store.shared, clientName);
    if (client === undefined)
      throw new DomainError("not-found", "client/unknown", `There is no client named "${clientName}".`);
    await store.withClient(client.id, async (tx) => {
      const config = await getClientConfig(tx);
      const enabled = state === "on" ? "enabled" : "not_enabled";
      await putClientConfig(tx, {
        ...config,
        feature_flags: { ...config.feature_flags, [flag]: { enabled } },
      });
    });
    process.stdout.write(`${flag} is ${state} for ${client.displayName}.\n`);
  } finally {
    await store.close();
  }
}
