import { isTokenScope, tokenScopeNames } from "@stopbank/contract/token-scopes";
import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";

export interface TokenAddFlags {
  readonly name: string;
  /** The e-mail address of whoever it asks as. */
  readonly as: string;
  readonly scope: readonly string[];
  readonly days?: string;
  readonly perMinute?: string;
}

/** `stopbank token add <client>`. Errors as `administer`, `tokens/unknown-scope` and `command/bad-number`. */
export async function tokenAdd(client: string, flags: TokenAddFlags): Promise<void> {
  const scopes = flags.scope.map((scope) => {
    if (isTokenScope(scope)) return scope;
    throw new DomainError(
      "invalid",
      "tokens/unknown-scope",
      `There is no scope "${scope}". The scopes are: ${tokenScopeNames.join(", ")}.`,
    );
  });
  await administer("token/add", {
    client,
    name: flags.name,
    maker: flags.as,
    scopes,
    ...(flags.days === undefined ? {} : { days: numberIn(flags.days, "--days") }),
    ...(flags.perMinute === undefined ? {} : { perMinute: numberIn(flags.perMinute, "--per-minute") }),
  });
}

/** `stopbank token list <client>`. Errors as `administer`. */
export const tokenList = (client: string): Promise<void> => administer("token/list", { client });

/** `stopbank token revoke <client> <token>`. Errors as `administer`. */
export const tokenRevoke = (client: string, token: string): Promise<void> =>
  administer("token/revoke", { client, token });

function numberIn(text: string, option: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new DomainError("invalid", "command/bad-number", `${option} takes a whole number, not "${text}".`);
}
