import type { Role, TokenEnd } from "../engine/database.ts";

/** A token as it is looked after: everything but its text, which nobody has but whoever made it. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly requestsPerMinute: number;
  /** Whoever made it, as whom it asks. */
  readonly userId: string;
  readonly email: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endedBecause: TokenEnd | null;
  /** To the minute; null for one that was never used. */
  readonly lastUsedAt: Date | null;
  /** When it last asked more than its requests a minute. */
  readonly lastRefusedAt: Date | null;
  /** In the last 30 days. */
  readonly requests: number;
  /** Of them, those beyond its requests a minute. */
  readonly refused: number;
}

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly requestsPerMinute: number;
  readonly userId: string;
  /** What they are in the client now. */
  readonly madeAs: Role;
  readonly expiresAt: Date;
}

/** Who asks with a token that is good. */
export interface ApiTokenGrant {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
  readonly requestsPerMinute: number;
}

/** Why a token opens nothing. */
export type TokenFault = "unknown" | "revoked" | "expired" | "ended";
