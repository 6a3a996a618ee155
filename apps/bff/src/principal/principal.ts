import { isApiToken } from "@stopbank/store/api-tokens";
import { isJobToken } from "@stopbank/store/jobs";
import type { LiveSession } from "./liveSession.ts";

/** Who a request is made for. Whether they may do what they ask, the API says. */
export type Principal =
  | { readonly kind: "visitor" }
  /** Somebody who signed in with a browser. */
  | { readonly kind: "session"; readonly session: LiveSession }
  /** A program that signed in as somebody, passed on as it came. */
  | { readonly kind: "bearer"; readonly authorization: string }
  /** A program with an API token that somebody made: for them, in one client, within the token's scopes. */
  | { readonly kind: "token"; readonly authorization: string }
  /** Work under way, and what it has opened, such as a page to be printed: for its owner, who need not be there. It reads and nothing else. */
  | { readonly kind: "job"; readonly authorization: string };

export const visitor: Principal = { kind: "visitor" };

/** Whoever carries this Authorization header and no session. */
export function bearerOf(authorization: string | undefined): Principal {
  if (authorization === undefined) return visitor;
  const [, token = ""] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  if (isJobToken(token)) return { kind: "job", authorization };
  return { kind: isApiToken(token) ? "token" : "bearer", authorization };
}

export const jobPrincipal = (token: string): Principal => ({ kind: "job", authorization: `Bearer ${token}` });
