import type { LiveSession } from "./liveSession.ts";

/** Who a request is made for. Whether they may do what they ask, the API says. */
export type Principal =
  | { readonly kind: "visitor" }
  /** Somebody who signed in with a browser. */
  | { readonly kind: "session"; readonly session: LiveSession }
  /** A program with a token of its own, passed on as it came. */
  | { readonly kind: "bearer"; readonly authorization: string };

export const visitor: Principal = { kind: "visitor" };

/** Whoever carries this Authorization header and no session. */
export const bearerOf = (authorization: string | undefined): Principal =>
  authorization === undefined ? visitor : { kind: "bearer", authorization };
