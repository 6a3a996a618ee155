import type { SignIn, SignInSettings } from "@stopbank/contract/council-sign-in";
import { DomainError } from "@stopbank/errors";
import type { Client } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import { readApiConfig } from "../config.ts";
import { tokenKeysOf } from "../tokens/tokenKeys.ts";
import { createProviderAsking } from "./askProvider.ts";
import { providerKeysFrom } from "./providerKeys.ts";
import { type Changing, changePasswords, readSignIn, saveSignIn } from "./signInSettings.ts";

/** Looks after clients' own sign-ins beside a running API, with the settings that it runs with. */
export interface CouncilSignInTools {
  show(tx: ClientTransaction, client: Client): Promise<SignIn>;
  /** What is left out stays as it is. @throws DomainError `sign-in/incomplete`, and as `saveSignIn`. */
  set(
    tx: ClientTransaction,
    client: Client,
    settings: Partial<SignInSettings>,
    changing: Changing,
  ): Promise<void>;
  /** Takes passwords again, and switches the sign-in off. */
  end(tx: ClientTransaction, client: Client, changing: Changing): Promise<void>;
}

/** @param env the settings of the API. @throws DomainError `config/bad-setting`, `config/bad-token-key`. */
export async function councilSignInWith(env: NodeJS.ProcessEnv): Promise<CouncilSignInTools> {
  const config = readApiConfig(env);
  const { ownProviders = [], publicUrl } = config;
  const parts = {
    keys: providerKeysFrom(await tokenKeysOf(config)),
    asking: createProviderAsking(ownProviders),
  };
  const show = (tx: ClientTransaction, client: Client) => readSignIn(tx, client, publicUrl);
  return {
    show,
    async set(tx, client, changed, changing) {
      const { settings } = await show(tx, client);
      const usual = {
        is_on: true,
        scopes: "openid email profile",
        domains: [],
        role_claim: null,
        role_map: [],
        default_role: "member" as const,
        creates_members: true,
        single_log_out: true,
        trusts_email: false,
      };
      const { issuer, provider_client_id, ...whole } = { ...usual, ...settings, ...changed };
      if (issuer === undefined || provider_client_id === undefined)
        throw new DomainError(
          "invalid",
          "sign-in/incomplete",
          "A sign-in needs an issuer and a client ID to begin with.",
        );
      await saveSignIn(tx, parts, { ...whole, issuer, provider_client_id }, changing);
    },
    async end(tx, client, changing) {
      const { settings, takes_passwords } = await show(tx, client);
      if (!takes_passwords) await changePasswords(tx, undefined, changing);
      if (settings?.is_on === true) await saveSignIn(tx, parts, { ...settings, is_on: false }, changing);
    },
  };
}
