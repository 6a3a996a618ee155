/** Which document: of a kind, and by name where the kind has several. */
export interface ContentAddress {
  readonly kind: string;
  /** Empty for a kind that has one document in all. */
  readonly name: string;
}

/** A document to keep. What a kind is, and what its body may be, is the contract's; this package keeps what it is given. */
export interface ContentToKeep extends ContentAddress {
  readonly schemaVersion: number;
  readonly body: unknown;
}

/** One version of a document, as it was put. */
export interface KeptContent extends ContentToKeep {
  /** Counted from 1, one more with every put. */
  readonly version: number;
  readonly createdAt: Date;
}

export const keptColumns = [
  "kind",
  "name",
  "version",
  "schema_version as schemaVersion",
  "body",
  "created_at as createdAt",
] as const;
