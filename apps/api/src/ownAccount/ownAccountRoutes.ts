import type { OwnAccount } from "@stopbank/contract/own-account";
import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { listPasskeys } from "@stopbank/store/passkeys";
import { countRecoveryCodes } from "@stopbank/store/recovery-codes";
import { provedUntil } from "@stopbank/store/refresh-tokens";
import { demandingClients } from "@stopbank/store/second-factor-rules";
import { findTotp } from "@stopbank/store/totp-factors";
import { findCredentials, findUser } from "@stopbank/store/users";
import type { FactorParts } from "../account/factorParts.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { changeOwnPassword } from "./changeOwnPassword.ts";
import { onWire } from "./ownFactors.ts";
import { endOtherSessions, endOwnSession, ownSessions } from "./ownSessions.ts";
import { beginPasskeyProof, ownCaller, PROOF_MINUTES, proveByPasskey, proveByPassword } from "./proof.ts";

/** A person's own account. */
export function ownAccountRoutes(register: RegisterRoute, parts: FactorParts): void {
  const { store } = parts;

  register(routes.ownAccount, async ({ caller: { userId, familyId, onlyClientId } }) => {
    const { shared } = store;
    const email = (await findUser(shared, userId))?.email ?? "";
    // What they log in with elsewhere is none of that organisation's business.
    if (familyId !== undefined && onlyClientId !== undefined)
      return accountByProvider(email, await nameOf(store, onlyClientId));
    const totp = await findTotp(shared, userId);
    const proved = familyId === undefined ? undefined : await provedUntil(shared, familyId, PROOF_MINUTES);
    return {
      email,
      signed_in_by: null,
      has_password: (await findCredentials(shared, email)) !== undefined,
      totp:
        totp === undefined
          ? null
          : {
              since: totp.confirmedAt.toISOString(),
              last_used_at: totp.lastUsedAt?.toISOString() ?? null,
            },
      passkeys: (await listPasskeys(shared, userId)).map(onWire),
      recovery_codes_left: await countRecoveryCodes(shared, userId),
      demanded_by: await demandingClients(store, userId),
      proved_until: proved?.toISOString() ?? null,
    };
  });

  register(routes.changePassword, async ({ body, caller, request }) => {
    await changeOwnPassword(parts, await ownCaller(parts, caller), body, request.ip);
    return { changed: true as const };
  });

  register(routes.ownSessions, ({ caller }) => ownSessions(store, caller));

  register(routes.endOwnSession, async ({ params: { handle }, caller }) => ({
    ended: await endOwnSession(store, await ownCaller(parts, caller), handle),
  }));

  register(routes.endOtherSessions, async ({ caller }) => ({
    ended: await endOtherSessions(store, await ownCaller(parts, caller)),
  }));

  register(routes.proveByPassword, async ({ body, caller, request }) => {
    const own = await ownCaller(parts, caller);
    return until(await proveByPassword(parts, own, body.password, request.ip));
  });

  register(routes.beginPasskeyProof, async ({ caller }) =>
    beginPasskeyProof(parts, await ownCaller(parts, caller)),
  );

  register(routes.proveByPasskey, async ({ body, caller }) =>
    until(await proveByPasskey(parts, await ownCaller(parts, caller), body)),
  );
}

const accountByProvider = (email: string, organisation: string): OwnAccount => ({
  email,
  signed_in_by: organisation,
  has_password: false,
  totp: null,
  passkeys: [],
  recovery_codes_left: 0,
  demanded_by: [],
  proved_until: null,
});

const nameOf = async ({ shared }: Store, clientId: string): Promise<string> =>
  (await listClients(shared)).find(({ id }) => id === clientId)?.displayName ?? "";

const until = (date: Date) => ({ proved_until: date.toISOString() });
