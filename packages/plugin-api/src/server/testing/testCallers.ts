import type { Caller } from "../callerTokens.ts";

/** Whoever asks a plugin in a test. */
export interface TestCaller {
  readonly kind: Caller["kind"];
  /** What the API is told of them; absent for a visitor. */
  readonly authorization?: string;
}

/** Those whom the stand-in API knows. */
export type TestPerson = "member" | "admin";

export const visitor: TestCaller = { kind: "visitor" };
export const member: TestCaller = { kind: "session", authorization: "Bearer member" };
export const admin: TestCaller = { kind: "session", authorization: "Bearer admin" };
/** A program, with a token of the member's. */
export const program: TestCaller = { kind: "bearer", authorization: "Bearer member" };

export const bearerName = (authorization: string | undefined): TestPerson | undefined =>
  (["member", "admin"] as const).find((name) => authorization === `Bearer ${name}`);
