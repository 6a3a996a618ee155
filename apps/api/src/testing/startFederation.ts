import { randomUUID } from "node:crypto";
import type { SignInSettings } from "@stopbank/contract/council-sign-in";
import { findClientByName } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import { findMembership } from "@stopbank/store/memberships";
import { findUserByEmail } from "@stopbank/store/users";
import { startApi } from "./startApi.ts";
import { type ProviderAccounts, providerSecret, startProvider, throughProvider } from "./startProvider.ts";

export const callback = "http://localhost:8080/bff/sign-in/callback";
/** Whose addresses lead to the provider. */
export const domain = "larkhaven.example";

/** The real API and a real provider, in which Larkhaven's people have accounts. */
export async function startFederation() {
  const accounts: ProviderAccounts = {};
  const provider = await startProvider({ accounts, redirects: [callback] });
  const api = await startApi({ config: { ownProviders: [provider.host] } });
  const settings: SignInSettings = {
    is_on: true,
    issuer: provider.issuer,
    provider_client_id: "stopbank",
    client_secret: providerSecret,
    scopes: "openid email profile",
    domains: [domain],
    role_claim: null,
    role_map: [],
    default_role: "member",
    creates_members: true,
    single_log_out: true,
    trusts_email: false,
  };
  const admin = (client = "larkhaven") => api.as("admin", client);
  const put = (url: string, payload: object, headers = admin()) =>
    api.app.inject({ method: "PUT", url, headers, payload });
  const save = (changed: Partial<SignInSettings> = {}, headers = admin()) =>
    put("/client/sign_in", { ...settings, ...changed }, headers);
  const withLarkhaven = async <T>(work: (tx: ClientTransaction) => Promise<T>): Promise<T> => {
    const client = await findClientByName(api.store.shared, "larkhaven");
    return api.store.withClient(client?.id ?? "", work);
  };
  const begin = (client_name = "larkhaven") =>
    api.post("/user/provider_sign_in", { client_name, redirect_uri: callback });
  const finish = (flow: string, query: string) => api.post("/user/provider_sign_in/return", { flow, query });
  /** Goes to the provider as somebody, and comes back with its answer. */
  const there = async (id: string, client?: string) => {
    provider.state.nextAccount = id;
    const { flow, authorization_url } = (await begin(client)).json();
    return { flow: String(flow), back: await throughProvider(authorization_url, callback) };
  };
  return {
    accounts,
    provider,
    api,
    settings,
    admin,
    put,
    save,
    withLarkhaven,
    begin,
    finish,
    there,
    /** An account at the provider, and its address. */
    account: (claims: Record<string, unknown> = {}) => {
      const id = `p${randomUUID()}`;
      const email = `${id}@${domain}`;
      accounts[id] = { email, email_verified: true, ...claims };
      return { id, email };
    },
    /** A whole sign-in as somebody of the provider's. */
    signInAs: async (id: string) => {
      const { flow, back } = await there(id);
      return finish(flow, back.search.slice(1));
    },
    roleOf: async (email: string) => {
      const user = await findUserByEmail(api.store.shared, email);
      return user && (await withLarkhaven((tx) => findMembership(tx, user.id)))?.role;
    },
    /** As it was in the beginning: the provider honest, the settings whole, passwords taken. */
    restore: async () => {
      provider.state.tamper = undefined;
      provider.state.describe = undefined;
      await put("/client/sign_in/passwords", { takes_passwords: true });
      const answer = await save();
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    stop: async () => {
      await api.stop();
      await provider.close();
    },
  };
}

export type StartedFederation = Awaited<ReturnType<typeof startFederation>>;

export const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
];

export const bearer = (token: string, client?: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(client === undefined ? {} : { "ui-client-name": client }),
});
