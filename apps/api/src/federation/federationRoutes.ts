import { emailDomain } from "@stopbank/contract/email";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { findClientBySubdomain } from "@stopbank/store/clients";
import { clientOfDomain } from "@stopbank/store/routed-domains";
import { findSignInProvider } from "@stopbank/store/sign-in-providers";
import type { MemberCaller } from "../http/caller.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { checkProvider } from "./checkProvider.ts";
import type { FederationParts } from "./federationParts.ts";
import { backchannelLogOut, endSessionUrl } from "./logOutAtProvider.ts";
import { beginSignIn, finishSignIn } from "./signInByProvider.ts";
import { changePasswords, readSignIn, saveSignIn } from "./signInSettings.ts";

/** Signing in by organisations' own providers, and how that is set up. */
export function federationRoutes(register: RegisterRoute, parts: FederationParts): void {
  const { store, publicUrl } = parts;
  type Change = (tx: Parameters<typeof readSignIn>[0]) => Promise<void>;
  const after = ({ client }: MemberCaller, change?: Change) =>
    store.withClient(client.id, async (tx) => {
      await change?.(tx);
      return readSignIn(tx, client, publicUrl);
    });

  register(routes.councilSignIn, ({ caller }) => after(caller));
  register(routes.saveCouncilSignIn, ({ caller, body }) =>
    after(caller, (tx) => saveSignIn(tx, parts, body, { actorUserId: caller.userId })),
  );
  register(routes.switchPasswords, ({ caller, body }) =>
    after(caller, (tx) =>
      changePasswords(tx, body.takes_passwords ? undefined : body.keepers.map((id) => id.toLowerCase()), {
        actorUserId: caller.userId,
      }),
    ),
  );
  register(routes.checkCouncilSignIn, ({ body }) => checkProvider(parts.asking, body.issuer));

  register(routes.signInOffer, async ({ body: { email, subdomain } }) => {
    const client =
      email === undefined
        ? await findClientBySubdomain(store.shared, subdomain ?? "")
        : await clientOfDomain(store.shared, emailDomain(email));
    const provider = client && (await store.withClient(client.id, findSignInProvider));
    return {
      organisation:
        client === undefined || provider?.isOn !== true
          ? null
          : { client_name: client.clientName, display_name: client.displayName },
    };
  });

  register(routes.beginProviderSignIn, ({ body, request }) => beginSignIn(parts, body, request.ip));
  register(routes.finishProviderSignIn, ({ body, request }) => finishSignIn(parts, body, request.ip));

  register(routes.providerLogOut, async ({ caller: { onlyClientId, familyId }, body }) => {
    if (onlyClientId === undefined || familyId === undefined) return { end_session_url: null };
    try {
      const signIn = { clientId: onlyClientId, familyId };
      return { end_session_url: (await endSessionUrl(parts, signIn, body.after_log_out)) ?? null };
    } catch (error) {
      // Logging out here does not wait for the provider to be well.
      if (!(error instanceof DomainError)) throw error;
      return { end_session_url: null };
    }
  });

  register(routes.backchannelLogOut, async ({ body }) => {
    await backchannelLogOut(parts, body);
    return { ended: true as const };
  });
}
