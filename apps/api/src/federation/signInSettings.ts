import type { SignIn, SignInSettings } from "@stopbank/contract/council-sign-in";
import { isEmailDomain } from "@stopbank/contract/email";
import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import type { Client } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import { listLocalAdmins, switchPasswords, takesPasswords } from "@stopbank/store/local-sign-in";
import { listRoutedDomains, replaceRoutedDomains } from "@stopbank/store/routed-domains";
import { findSignInProvider, saveSignInProvider } from "@stopbank/store/sign-in-providers";
import { signInAddresses } from "./addresses.ts";
import type { ProviderAsking } from "./askProvider.ts";
import type { ProviderKeys } from "./providerKeys.ts";

/** Who changes it: nobody's account where it is the command line. */
export interface Changing {
  readonly actorUserId?: string;
  readonly details?: object;
}

/** How people of this client sign in, without its secret. */
export async function readSignIn(tx: ClientTransaction, client: Client, publicUrl: URL): Promise<SignIn> {
  const provider = await findSignInProvider(tx);
  const admins = await listLocalAdmins(tx);
  return {
    settings:
      provider === undefined
        ? null
        : {
            is_on: provider.isOn,
            issuer: provider.issuer,
            provider_client_id: provider.providerClientId,
            scopes: provider.scopes,
            domains: await listRoutedDomains(tx),
            role_claim: provider.roleClaim ?? null,
            role_map: [...provider.roleMap],
            default_role: provider.defaultRole ?? null,
            creates_members: provider.createsMembers,
            single_log_out: provider.singleLogOut,
            trusts_email: provider.trustsEmail,
          },
    has_secret: provider?.sealedSecret !== undefined,
    takes_passwords: await takesPasswords(tx),
    local_admins: admins.map(({ userId, email, keepsPassword }) => ({
      user_uuid: userId,
      email,
      keeps_password: keepsPassword,
    })),
    addresses: { ...signInAddressesOf(client, publicUrl) },
  };
}

const signInAddressesOf = (client: Client, publicUrl: URL) => {
  const { redirect, after_log_out, backchannel_log_out } = signInAddresses(publicUrl, client);
  return { redirect: [...redirect], after_log_out: [...after_log_out], backchannel_log_out };
};

/**
 * Sets how people of this client sign in. The trail has all of it but the secret, of which it says that there is another.
 *
 * @throws DomainError `sign-in/bad-issuer`, `sign-in/bad-scopes`, `sign-in/no-domain`, `sign-in/no-default-role`,
 *   `client/bad-domain`, `sign-in/domain-taken`, `sign-in/passwords-off`.
 */
export async function saveSignIn(
  tx: ClientTransaction,
  {
    keys,
    asking,
  }: { readonly keys: Pick<ProviderKeys, "sealSecret">; readonly asking: Pick<ProviderAsking, "isAllowed"> },
  { client_secret, ...settings }: SignInSettings,
  { actorUserId, details }: Changing,
): Promise<void> {
  const domains = settings.domains.map((domain) => domain.trim().toLowerCase().replace(/^@/, ""));
  requireSense(settings, domains, asking);
  if (!settings.is_on && !(await takesPasswords(tx)))
    throw new DomainError(
      "conflict",
      "sign-in/passwords-off",
      "Nobody could log in any more: let passwords open this organisation again before you switch its own sign-in off.",
    );
  const before = await findSignInProvider(tx);
  const described = async () => {
    const provider = await findSignInProvider(tx);
    if (provider === undefined) return null;
    const { sealedSecret: _secret, updatedAt: _at, ...rest } = provider;
    return { ...rest, domains: await listRoutedDomains(tx) };
  };
  const was = await described();
  // What was sealed for one issuer is not sent to another.
  const isSameProvider =
    before?.issuer === settings.issuer && before.providerClientId === settings.provider_client_id;
  const kept = isSameProvider ? before.sealedSecret : undefined;
  await saveSignInProvider(tx, {
    isOn: settings.is_on,
    issuer: settings.issuer,
    providerClientId: settings.provider_client_id,
    sealedSecret:
      client_secret === undefined
        ? kept
        : client_secret === null
          ? undefined
          : keys.sealSecret(tx.clientId, client_secret),
    scopes: settings.scopes.trim().split(/\s+/).join(" "),
    roleClaim: settings.role_claim ?? undefined,
    roleMap: settings.role_map,
    defaultRole: settings.default_role ?? undefined,
    createsMembers: settings.creates_members,
    singleLogOut: settings.single_log_out,
    trustsEmail: settings.trusts_email,
  });
  await replaceRoutedDomains(tx, domains);
  const secret =
    client_secret === undefined
      ? isSameProvider
        ? {}
        : { secret: "removed" }
      : { secret: client_secret === null ? "removed" : "set anew" };
  await recordClientEvent(tx, {
    action: "sign-in.changed",
    ...(actorUserId === undefined ? {} : { actorUserId }),
    details: { ...details, before: was, after: await described(), ...secret },
  });
}

function requireSense(
  { issuer, scopes, is_on, role_claim, default_role }: SignInSettings,
  domains: readonly string[],
  { isAllowed }: Pick<ProviderAsking, "isAllowed">,
): void {
  const url = URL.parse(issuer);
  if (url === null || url.search !== "" || url.hash !== "" || !isAllowed(url))
    throw new DomainError(
      "invalid",
      "sign-in/bad-issuer",
      "The issuer is an address that begins with https:// and leads into the internet. Your provider's documentation names it.",
    );
  if (/\/(common|organizations|consumers)(\/|$)/.test(url.pathname) || /[{}]|%7B/i.test(url.pathname))
    throw new DomainError(
      "invalid",
      "sign-in/bad-issuer",
      "This issuer is for people of any organisation. Write your own organisation's, which has your tenant's id in it.",
    );
  if (!scopes.split(/\s+/).includes("openid"))
    throw new DomainError("invalid", "sign-in/bad-scopes", 'The scopes have to include "openid".');
  const bad = domains.find((domain) => !isEmailDomain(domain));
  if (bad !== undefined)
    throw new DomainError(
      "invalid",
      "client/bad-domain",
      `"${bad}" is no e-mail domain. Write what addresses have behind their @, such as bay.govt.nz.`,
    );
  if (is_on && domains.length === 0)
    throw new DomainError(
      "invalid",
      "sign-in/no-domain",
      "Write one e-mail domain at least: whoever has an address of it is sent to your organisation's sign-in.",
    );
  if (role_claim === null && default_role === null)
    throw new DomainError(
      "invalid",
      "sign-in/no-default-role",
      "Without a claim that says what somebody is, choose what everybody is.",
    );
}

/**
 * Says whether passwords open this client, or those of some administrators alone.
 *
 * @param keepers undefined for everybody's.
 * @throws DomainError `sign-in/off`, `sign-in/not-a-local-admin`, `sign-in/last-local-admin`.
 */
export async function changePasswords(
  tx: ClientTransaction,
  keepers: readonly string[] | undefined,
  { actorUserId, details }: Changing,
): Promise<void> {
  if (keepers !== undefined && (await findSignInProvider(tx))?.isOn !== true)
    throw new DomainError(
      "conflict",
      "sign-in/off",
      "Switch your organisation's own sign-in on first: nobody could log in without passwords.",
    );
  const described = async () => ((await takesPasswords(tx)) ? "for everybody" : await keptBy(tx));
  const before = await described();
  await switchPasswords(tx, keepers);
  await recordClientEvent(tx, {
    action: "sign-in.passwords-changed",
    ...(actorUserId === undefined ? {} : { actorUserId }),
    details: { ...details, before, after: await described() },
  });
}

const keptBy = async (tx: ClientTransaction): Promise<string> =>
  `for ${(await listLocalAdmins(tx))
    .filter(({ keepsPassword }) => keepsPassword)
    .map(({ email }) => email)
    .join(", ")} alone`;
