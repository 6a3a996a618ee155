import type { KnownNames } from "@stopbank/api/testing/sample-request";
import type { Route } from "@stopbank/contract/route";

/** What a client has that can be named, by its own people or by others. */
export interface Nameable extends KnownNames {
  readonly secret: string;
  readonly west: number;
  /** People who may come to harm. */
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
  /** Whoever walks: named by others alone, to whom they must be nobody. */
  readonly walkerIds: readonly string[];
  readonly jobIds: readonly string[];
}

export interface WalkRequest {
  /** Of the contract's table, unless it is one of the BFF's own. */
  readonly route?: Route;
  readonly method: string;
  readonly path: string;
  readonly body?: string | Buffer;
  readonly type?: string;
}

export type Random = () => number;

export const pick = <T>(all: readonly T[], random: Random): T | undefined =>
  all[Math.floor(random() * all.length)];
