import type { Ask } from "../principal/askAs.ts";

/** One request on its way to the API. */
export interface ProxyPassage {
  /** The API as whoever calls. */
  readonly ask: Ask;
  /** Path and query, as they came. */
  readonly target: string;
  /** Undefined where there is none. */
  readonly body: Buffer | undefined;
  /** Whether the answer may be packed. */
  readonly isPackable: boolean;
  /** Aborted when the caller has gone. */
  readonly callerGone: AbortSignal;
  /** How long until an answer has to begin. */
  readonly timeoutMs: number;
}
