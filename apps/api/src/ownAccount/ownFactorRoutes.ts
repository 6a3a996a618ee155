import { routes } from "@stopbank/contract/routes";
import type { FactorParts } from "../account/factorParts.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import {
  addOwnPasskey,
  beginOwnFactor,
  confirmOwnTotp,
  makeOwnRecoveryCodes,
  removeOwnPasskey,
  removeOwnTotp,
  renameOwnPasskey,
} from "./ownFactors.ts";
import { ownCaller } from "./proof.ts";

/** What a person logs in with beside a password, changed by themselves. */
export function ownFactorRoutes(register: RegisterRoute, parts: FactorParts): void {
  const removed = { removed: true as const };

  register(routes.beginTotp, async ({ caller }) => ({
    ...(await beginOwnFactor(parts, await ownCaller(parts, caller), "totp")),
    demanded_by: [],
  }));

  register(routes.confirmTotp, async ({ body: { code }, caller }) => ({
    recovery_codes: await confirmOwnTotp(parts, await ownCaller(parts, caller), code),
  }));

  register(routes.removeTotp, async ({ caller }) => {
    await removeOwnTotp(parts, await ownCaller(parts, caller));
    return removed;
  });

  register(routes.beginPasskey, async ({ caller }) => {
    const begun = await beginOwnFactor(parts, await ownCaller(parts, caller), "passkey");
    return begun.passkey_options ?? {};
  });

  register(routes.addPasskey, async ({ body, caller }) =>
    addOwnPasskey(parts, await ownCaller(parts, caller), body),
  );

  register(routes.renamePasskey, async ({ params: { id }, body, caller }) => ({
    name: await renameOwnPasskey(parts, await ownCaller(parts, caller), id, body.name),
  }));

  register(routes.removePasskey, async ({ params: { id }, caller }) => {
    await removeOwnPasskey(parts, await ownCaller(parts, caller), id);
    return removed;
  });

  register(routes.makeRecoveryCodes, async ({ caller }) => ({
    recovery_codes: await makeOwnRecoveryCodes(parts, await ownCaller(parts, caller)),
  }));
}
