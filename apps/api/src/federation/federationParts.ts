import type { Store } from "@stopbank/store";
import type { SignInProvider } from "@stopbank/store/sign-in-providers";
import type { AccessTokens } from "../tokens/accessTokens.ts";
import type { ProviderAsking } from "./askProvider.ts";
import type { OpenProvider } from "./openProvider.ts";
import type { ProviderKeys } from "./providerKeys.ts";

/** What signing in by providers takes. */
export interface FederationParts {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly keys: ProviderKeys;
  readonly asking: ProviderAsking;
  readonly open: (clientId: string, provider: SignInProvider) => Promise<OpenProvider>;
  /** How people reach the product. */
  readonly publicUrl: URL;
}
