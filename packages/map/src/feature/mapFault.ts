/** Why a feature or a tool was left out of a map. */
export interface MapFault {
  /** The id of what was left out. */
  readonly id: string;
  readonly code:
    | "map/duplicate-feature"
    | "map/duplicate-source"
    | "map/duplicate-layer"
    | "map/missing-source"
    | "map/invalid-style"
    | "map/feature-failed"
    | "map/duplicate-tool"
    | "map/tool-failed";
  /** A sentence for the person at the map. */
  readonly message: string;
  /** What its code threw, where it did. */
  readonly why?: unknown;
}

/** @param why goes on the sentence that names what was left out. */
export const leftOut = (id: string, code: MapFault["code"], why: string, thrown?: unknown): MapFault => ({
  id,
  code,
  message: `The map goes on without "${id}": ${why}.`,
  ...(thrown === undefined ? {} : { why: thrown }),
});

/** What a failure says of itself, without the full stop that {@link leftOut} sets. */
export const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message.replace(/\.$/, "") : "it failed";
