import { createHash } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { recordAccountEvent } from "@stopbank/store/audit";
import { endProviderSignIns, findProviderSignIn, spendLogOutToken } from "@stopbank/store/provider-sign-ins";
import { errors, jwtVerify } from "jose";
import { buildEndSessionUrl } from "openid-client";
import { signInAddresses } from "./addresses.ts";
import type { FederationParts } from "./federationParts.ts";
import { offeredSignIn } from "./offeredSignIn.ts";
import { clockSeconds } from "./openProvider.ts";
import { signingAlgorithms } from "./verifiedReturn.ts";

/**
 * Where a browser is logged out at the provider too (OpenID Connect RP-Initiated Logout 1.0), of a sign-in by it that is about to
 * end; undefined where that is not wanted, or the provider cannot.
 */
export async function endSessionUrl(
  { store, keys, open, publicUrl }: FederationParts,
  { clientId, familyId }: { readonly clientId: string; readonly familyId: string },
  afterLogOut: string,
): Promise<string | undefined> {
  const { client, provider } = await offeredSignIn(store, { clientId });
  const signIn = await store.withClient(clientId, (tx) => findProviderSignIn(tx, familyId));
  if (!provider.singleLogOut || signIn?.issuer === undefined) return undefined;
  const { config, metadata } = await open(clientId, provider);
  if (metadata.end_session_endpoint === undefined || metadata.issuer !== signIn.issuer) return undefined;
  const isOurs = signInAddresses(publicUrl, client).after_log_out.includes(afterLogOut);
  return buildEndSessionUrl(config, {
    id_token_hint: keys.openSecret(clientId, signIn.sealedIdToken),
    ...(isOurs ? { post_logout_redirect_uri: afterLogOut } : {}),
  }).href;
}

const logOutEvent = "http://schemas.openid.net/event/backchannel-logout";
/** A log-out token is for now. */
const mostAgeSeconds = 300;

/**
 * Ends what was signed in with a session that the provider has ended (OpenID Connect Back-Channel Logout 1.0).
 *
 * @throws DomainError `sign-in/none`, `sign-in/bad-log-out-token` for one that is not the provider's, for somebody else, no log-out
 *   token, old, or spent.
 */
export async function backchannelLogOut(
  { store, open }: FederationParts,
  { client_name, logout_token }: { readonly client_name: string; readonly logout_token: string },
): Promise<void> {
  const { client, provider } = await offeredSignIn(store, { clientName: client_name });
  if (!provider.singleLogOut)
    throw new DomainError("not-found", "sign-in/none", "This organisation's log-out is its own affair.");
  const { metadata, keys } = await open(client.id, provider);
  const { payload, protectedHeader } = await jwtVerify(logout_token, keys, {
    issuer: metadata.issuer,
    audience: provider.providerClientId,
    algorithms: signingAlgorithms,
    requiredClaims: ["iat", "jti", "events"],
    maxTokenAge: mostAgeSeconds,
    clockTolerance: clockSeconds,
  }).catch((error: unknown) => {
    throw badToken(error instanceof errors.JOSEError ? error.code : "unknown");
  });
  const { jti, sub, sid, events } = payload as Record<string, unknown>;
  const { typ } = protectedHeader;
  // Some providers leave the type as it is; an id_token has no event, and a nonce where one was asked for.
  if (typ !== undefined && !/^(application\/)?(logout\+jwt|jwt)$/i.test(typ)) throw badToken("typ");
  if (typeof events !== "object" || events === null || !Object.hasOwn(events, logOutEvent))
    throw badToken("events");
  if (Object.hasOwn(payload, "nonce")) throw badToken("nonce");
  if (typeof jti !== "string" || (typeof sub !== "string" && typeof sid !== "string"))
    throw badToken("claims");
  const ended = await store.withClient(client.id, async (tx) => {
    const hash = createHash("sha256").update(`${metadata.issuer} ${jti}`).digest();
    const forgottenAt = new Date(Date.now() + 2 * (mostAgeSeconds + clockSeconds) * 1_000);
    if (!(await spendLogOutToken(tx, hash, forgottenAt))) throw badToken("spent");
    return endProviderSignIns(tx, {
      issuer: metadata.issuer,
      subject: typeof sub === "string" ? sub : undefined,
      sid: typeof sid === "string" ? sid : undefined,
    });
  });
  for (const userId of ended)
    await recordAccountEvent(store.shared, {
      action: "logout.by-provider",
      userId,
      details: { client: client.clientName },
    });
}

const badToken = (reason: string) =>
  new DomainError("invalid", "sign-in/bad-log-out-token", "This log-out token is not good.", { reason });
