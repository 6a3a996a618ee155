import { DomainError } from "@stopbank/errors";
import { networkOf } from "@stopbank/http-edge/network";
import type { Store } from "@stopbank/store";
import { loginActions, recordAccountEvent } from "@stopbank/store/audit";
import { recordProviderSignIn } from "@stopbank/store/provider-sign-ins";
import { issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { reserveAttempt } from "@stopbank/store/throttle";
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { signInAddresses } from "./addresses.ts";
import { admitPerson } from "./admitPerson.ts";
import type { FederationParts } from "./federationParts.ts";
import { offeredSignIn } from "./offeredSignIn.ts";
import { recordSignInRefusal } from "./recordSignInRefusal.ts";
import { type SignInFlow, verifiedReturn } from "./verifiedReturn.ts";

const minutes = 10;
/** An office shares one address. */
const ofNetwork = { kind: "allowance", failures: 600, periodSeconds: 3_600 } as const;

/**
 * Begins a sign-in by a client's provider.
 *
 * @throws DomainError `sign-in/none`, `sign-in/bad-return`, `auth/too-many-attempts`, and as `open`.
 */
export async function beginSignIn(
  { store, keys, open, publicUrl }: FederationParts,
  request: { readonly client_name: string; readonly redirect_uri: string; readonly login_hint?: string },
  address: string,
) {
  await countSignIn(store, address);
  const { client, provider } = await offeredSignIn(store, { clientName: request.client_name });
  if (!signInAddresses(publicUrl, client).redirect.includes(request.redirect_uri))
    throw new DomainError("invalid", "sign-in/bad-return", "A sign-in comes back to this product alone.");
  const { config } = await open(client.id, provider);
  const flow: SignInFlow = {
    clientId: client.id,
    issuer: provider.issuer,
    providerClientId: provider.providerClientId,
    redirectUri: request.redirect_uri,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    until: Date.now() + minutes * 60_000,
  };
  const url = buildAuthorizationUrl(config, {
    redirect_uri: flow.redirectUri,
    scope: provider.scopes,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
    ...(request.login_hint === undefined ? {} : { login_hint: request.login_hint }),
  });
  return { authorization_url: url.href, flow: keys.sealFlow(flow) };
}

/**
 * Signs in whoever has come back from a provider, in its client alone.
 *
 * @throws DomainError `sign-in/over`, `sign-in/none`, `auth/too-many-attempts`, and as `verifiedReturn` and `admitPerson`.
 */
export async function finishSignIn(
  parts: FederationParts,
  returned: { readonly flow: string; readonly query: string },
  address: string,
) {
  const { store, accessTokens, keys, open } = parts;
  await countSignIn(store, address);
  const flow = keys.openFlow(returned.flow) as SignInFlow | undefined;
  if (flow === undefined || !(flow.until > Date.now())) throw over();
  const { client, provider } = await offeredSignIn(store, { clientId: flow.clientId });
  if (provider.issuer !== flow.issuer || provider.providerClientId !== flow.providerClientId) throw over();
  const needs = [
    "email",
    "email_verified",
    ...(provider.roleClaim === undefined ? [] : [provider.roleClaim]),
  ];
  const person = await verifiedReturn(await open(client.id, provider), flow, returned.query, needs);
  const { userId, familyId, token } = await store
    .withClient(client.id, async (tx) => {
      const admitted = await admitPerson(tx, provider, person);
      const issued = await issueRefreshToken(tx, admitted, client.id);
      await recordProviderSignIn(tx, {
        familyId: issued.familyId,
        ...person,
        sealedIdToken: keys.sealSecret(client.id, person.idToken),
      });
      return { userId: admitted, ...issued };
    })
    .catch(async (error: unknown) => {
      await recordSignInRefusal(store, client.id, person, error);
      throw error;
    });
  await recordAccountEvent(store.shared, {
    action: loginActions.accepted,
    userId,
    details: { network: networkOf(address), browser: "provider", client: client.clientName },
  });
  return {
    user_uuid: userId,
    client_name: client.clientName,
    access_token: await accessTokens.issue({ userId, familyId }),
    refresh_token: token,
  };
}

async function countSignIn(store: Store, address: string): Promise<void> {
  const reservation = await reserveAttempt(store, [
    { key: `provider-sign-in:${networkOf(address)}`, rule: ofNetwork },
  ]);
  if ("refusal" in reservation)
    throw new DomainError(
      "too-many",
      "auth/too-many-attempts",
      "Too many attempts, please wait and try again",
      { retryAfterSeconds: reservation.refusal.retryAfterSeconds },
    );
}

const over = () =>
  new DomainError("unauthenticated", "sign-in/over", "This log-in has taken too long. Log in again.");
