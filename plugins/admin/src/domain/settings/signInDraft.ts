import type { MappedRole, SignIn, SignInSettings } from "@stopbank/contract/council-sign-in";
import { isEmailDomain } from "@stopbank/contract/email";
import type { Role } from "@stopbank/contract/roles";

/** What an administrator has typed and chosen. */
export interface SignInDraft {
  readonly isOn: boolean;
  readonly issuer: string;
  readonly clientId: string;
  /** Empty keeps the one that is kept. */
  readonly secret: string;
  readonly scopes: string;
  /** Separated by commas, spaces or lines. */
  readonly domains: string;
  /** Empty where all are what `defaultRole` says. */
  readonly roleClaim: string;
  readonly roleMap: readonly MappedRole[];
  readonly defaultRole: Role | "refused";
  readonly createsMembers: boolean;
  readonly singleLogOut: boolean;
  readonly trustsEmail: boolean;
}

export type SignInProblems = Partial<
  Record<"issuer" | "clientId" | "scopes" | "domains" | "roleMap", string>
>;

/** What is kept, to be changed; what most organisations want, where nothing is. */
export function draftOf({ settings }: Pick<SignIn, "settings">): SignInDraft {
  return {
    isOn: settings?.is_on ?? true,
    issuer: settings?.issuer ?? "",
    clientId: settings?.provider_client_id ?? "",
    secret: "",
    scopes: settings?.scopes ?? "openid email profile",
    domains: settings?.domains.join(", ") ?? "",
    roleClaim: settings?.role_claim ?? "",
    roleMap: settings?.role_map ?? [],
    defaultRole: settings === null ? "member" : (settings.default_role ?? "refused"),
    createsMembers: settings?.creates_members ?? true,
    singleLogOut: settings?.single_log_out ?? true,
    trustsEmail: settings?.trusts_email ?? false,
  };
}

const domainsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((domain) => domain.replace(/^@/, ""))
    .filter((domain) => domain !== "");

/** What is wrong with a draft before the server is asked; empty where nothing is. */
export function problemsOf(draft: SignInDraft): SignInProblems {
  const domains = domainsOf(draft.domains);
  const bad = domains.find((domain) => !isEmailDomain(domain));
  return {
    ...(/^https?:\/\/\S+$/.test(draft.issuer.trim())
      ? {}
      : { issuer: "Write the address that your provider calls the issuer; it begins with https://." }),
    ...(draft.clientId.trim() === "" ? { clientId: "Write the client ID that your provider shows." } : {}),
    ...(draft.scopes.split(/\s+/).includes("openid")
      ? {}
      : { scopes: 'The scopes have to include "openid".' }),
    ...(bad !== undefined
      ? {
          domains: `"${bad}" is no e-mail domain. Write what addresses have behind their @, such as bay.govt.nz.`,
        }
      : draft.isOn && domains.length === 0
        ? { domains: "Write one domain at least: its people are sent to your organisation's sign-in." }
        : {}),
    ...(draft.roleClaim.trim() !== "" && draft.roleMap.some(({ value }) => value.trim() === "")
      ? { roleMap: "Write each value, or remove its line." }
      : {}),
  };
}

/** What the server is sent. */
export function settingsOf(draft: SignInDraft): SignInSettings {
  const roleClaim = draft.roleClaim.trim();
  const hasClaim = roleClaim !== "";
  return {
    is_on: draft.isOn,
    issuer: draft.issuer.trim(),
    provider_client_id: draft.clientId.trim(),
    ...(draft.secret === "" ? {} : { client_secret: draft.secret }),
    scopes: draft.scopes.trim(),
    domains: domainsOf(draft.domains),
    role_claim: hasClaim ? roleClaim : null,
    role_map: hasClaim ? draft.roleMap.map(({ value, role }) => ({ value: value.trim(), role })) : [],
    default_role: draft.defaultRole !== "refused" ? draft.defaultRole : hasClaim ? null : "member",
    creates_members: draft.createsMembers,
    single_log_out: draft.singleLogOut,
    trusts_email: draft.trustsEmail,
  };
}
