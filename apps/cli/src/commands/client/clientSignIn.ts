import type { SignInSettings } from "@stopbank/contract/council-sign-in";
import { isRole } from "@stopbank/contract/roles";
import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";
import { readNewSecret } from "../../administration/readNewPassword.ts";

export interface SignInFlags {
  readonly issuer?: string;
  readonly clientId?: string;
  /** The client secret is read from the terminal, or what is piped in. */
  readonly secret?: true;
  readonly scopes?: string;
  readonly domain: readonly string[];
  /** `none` for none. */
  readonly roleClaim?: string;
  /** `value=role`. */
  readonly role: readonly string[];
  /** `none` refuses whom no value is mapped of. */
  readonly defaultRole?: string;
  readonly invitedOnly?: true;
  readonly trustEmail?: true;
}

/**
 * `stopbank client sign-in <client> set|show|off`.
 *
 * @throws DomainError `command/bad-argument`, and as `administer`.
 */
export async function clientSignIn(client: string, what: string, flags: SignInFlags): Promise<void> {
  if (what === "show") return administer("client/sign-in/show", { client });
  if (what === "off") return administer("client/sign-in/off", { client });
  if (what !== "set")
    throw bad(`Write what is to be done with the sign-in: "set", "show" or "off", and not "${what}".`);
  const client_secret =
    flags.secret === true ? await readNewSecret(`Client secret of ${client}: `) : undefined;
  await administer("client/sign-in/set", {
    client,
    settings: { ...settingsOf(flags), ...(client_secret === undefined ? {} : { client_secret }) },
  });
}

function settingsOf(flags: SignInFlags): Partial<SignInSettings> {
  const { issuer, clientId, scopes, domain, roleClaim, role, defaultRole } = flags;
  if (defaultRole !== undefined && defaultRole !== "none" && !isRole(defaultRole))
    throw bad(`There is no role "${defaultRole}". They are member, editor and admin, or none.`);
  return {
    is_on: true,
    ...(issuer === undefined ? {} : { issuer }),
    ...(clientId === undefined ? {} : { provider_client_id: clientId }),
    ...(scopes === undefined ? {} : { scopes }),
    ...(domain.length === 0 ? {} : { domains: [...domain] }),
    ...(roleClaim === undefined ? {} : { role_claim: roleClaim === "none" ? null : roleClaim }),
    ...(role.length === 0 ? {} : { role_map: role.map(mappedRole) }),
    ...(defaultRole === undefined ? {} : { default_role: defaultRole === "none" ? null : defaultRole }),
    ...(flags.invitedOnly === true ? { creates_members: false } : {}),
    ...(flags.trustEmail === true ? { trusts_email: true } : {}),
  };
}

function mappedRole(text: string) {
  const [, value, role = ""] = /^(.+)=(\w+)$/.exec(text) ?? [];
  if (value !== undefined && isRole(role)) return { value, role };
  throw bad(`"${text}" maps nothing: write a value of the claim, =, and member, editor or admin.`);
}

const bad = (sentence: string) => new DomainError("invalid", "command/bad-argument", sentence);
