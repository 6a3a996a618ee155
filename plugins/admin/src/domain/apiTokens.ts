import { type ApiToken, mostRequestsPerMinute } from "@stopbank/contract/api-tokens";
import { isTokenScope, type TokenScope, tokenScopes } from "@stopbank/contract/token-scopes";

export type TokenState = "in use" | "ends soon" | "expired" | "revoked" | "ended";

const dayMs = 86_400_000;
/** So many days before its end a token is shown to end soon. */
const soonDays = 7;

export function tokenState({ ended_because, expires_at }: ApiToken, now: Date): TokenState {
  if (ended_because !== null) return ended_because === "revoked" ? "revoked" : "ended";
  const leftMs = Date.parse(expires_at) - now.getTime();
  if (leftMs <= 0) return "expired";
  return leftMs < soonDays * dayMs ? "ends soon" : "in use";
}

export const isGood = (state: TokenState): boolean => state === "in use" || state === "ends soon";

/** What there is to say of a token's end, beside its date. */
export const stateWords: Readonly<Record<TokenState, string>> = {
  "in use": "In use",
  "ends soon": "Ends within a week",
  expired: "Its time is over",
  revoked: "Revoked",
  ended: "Ended with its maker's role",
};

export const scopeWords = (scopes: readonly string[]): string =>
  scopes.map((scope) => (isTokenScope(scope) ? tokenScopes[scope].title : scope)).join(", ");

/** For how long a token may be made. */
export const lifetimes = [
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "1 year" },
  { days: 730, label: "2 years" },
] as const;

/** How often a token may ask in a minute. */
export const requestsRange = { least: 1, most: mostRequestsPerMinute, isWhole: true } as const;

/** A call to try each scope with, as `curl` is given it. */
const tries: Readonly<Record<TokenScope, (api: string) => string>> = {
  "map:read": (api) => `${api}/layer`,
  "exports:read": (api) => `-OJ ${api}/asset/export/risksummary/CLIENT/geojson/LAYER/SCENARIO/all`,
  "people:read": (api) => `${api}/client/users`,
  "audit:read": (api) => `${api}/client/audit_trail`,
  "content:write": (api) => `${api}/client/texts`,
  "areas:write": (api) => `-X DELETE ${api}/areas/named/AREA_ID`,
  "people:write": (api) =>
    `-X POST -H "Content-Type: application/json" -d '{"email": "PERSON"}' ${api}/user/resend_invite_email`,
  administration: (api) => `-X PUT ${api}/client/email_domains/DOMAIN`,
};

/** How a program asks with a token, which is not in it: what is typed at a prompt is kept there. */
export function exampleCall(scopes: readonly string[], origin: string): string {
  const scope = (Object.keys(tries) as TokenScope[]).find((each) => scopes.includes(each)) ?? "map:read";
  return `curl -H "Authorization: Bearer $STOPBANK_TOKEN" ${tries[scope](`${origin}/api`)}`;
}
