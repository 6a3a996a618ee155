import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import type { KeyRing, SealedAnew } from "@stopbank/store/key-ring";
import { findSignInProvider, replaceSealedSecret } from "@stopbank/store/sign-in-providers";
import { renewTotpSecrets } from "@stopbank/store/totp-factors";
import type { FastifyBaseLogger } from "fastify";
import type { ProviderKeys } from "./providerKeys.ts";

export interface RenewingParts {
  readonly store: Store;
  /** Of the secrets of authenticator apps. */
  readonly factorKeys: KeyRing;
  readonly keys: ProviderKeys;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Seals with the newest key all that an older one has sealed, at each start: after one with both, the older can go from the settings. Says
 * how many there were, and how many none of the keys opens.
 */
export async function renewSecrets({ store, factorKeys, keys, log }: RenewingParts): Promise<void> {
  const apps = await renewTotpSecrets(store.shared, factorKeys);
  const providers = await renewProviderSecrets(store, keys);
  const [renewed, lost] = [apps.renewed + providers.renewed, apps.lost + providers.lost];
  if (renewed > 0)
    log.warn(
      { apps: apps.renewed, providers: providers.renewed },
      "secrets were sealed with the newest token key",
    );
  if (lost > 0)
    log.warn(
      { apps: apps.lost, providers: providers.lost },
      "secrets were sealed with a token key that the settings do not name any more: put it behind the newest one, or these have to be set up again",
    );
}

async function renewProviderSecrets(store: Store, keys: ProviderKeys): Promise<SealedAnew> {
  let [renewed, lost] = [0, 0];
  for (const { id } of await listClients(store.shared))
    await store.withClient(id, async (tx) => {
      const sealed = (await findSignInProvider(tx))?.sealedSecret;
      if (sealed === undefined) return;
      try {
        const anew = keys.renewSecret(id, sealed);
        if (anew !== undefined && (await replaceSealedSecret(tx, sealed, anew))) renewed += 1;
      } catch {
        lost += 1;
      }
    });
  return { renewed, lost };
}
