import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";

/** Which document: of a kind, and by name where the kind has several. */
export interface ContentAddress {
  readonly kind: string;
  /** Empty for a kind that has one document in all. */
  readonly name: string;
}

/** A document to keep. What a kind is, and what its body may be, is the contract's; this package keeps what it is given. */
export interface ContentToKeep extends ContentAddress {
  readonly schemaVersion: number;
  /** Null withdraws the document: it is a version, and nobody reads it. */
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

/** Whether a version withdrew its document. */
export const isWithdrawnColumn = sql<boolean>`body = 'null'::jsonb`.as("isWithdrawn");

/** How a version comes to be. */
export interface Keeping {
  /** The account that wrote it; absent for the command line. */
  readonly writer?: string | undefined;
  /** The version that it was edited from, 0 for none: it is kept only while that is still the latest. Absent: in any case. */
  readonly base?: number | undefined;
  /** The older version that it puts back. */
  readonly restoredFrom?: number | undefined;
  /** What changed, in the writer's words: a line of 300 characters at most. */
  readonly note?: string | undefined;
}

/** A version in its document's history. */
export interface HistoricVersion extends Pick<KeptContent, "version" | "createdAt"> {
  readonly restoredFrom: number | null;
  readonly isWithdrawn: boolean;
  /** Null for the command line, the first start, and an account that is gone. */
  readonly writerEmail: string | null;
  /** What changed, in the words of whoever published it. */
  readonly note: string | null;
}

/** @throws DomainError `content/changed-meanwhile` where the latest version is none that it was edited from. */
export function checkBase({ kind, name }: ContentAddress, latest: number, { base }: Keeping): void {
  if (base === undefined || base === latest) return;
  throw new DomainError(
    "conflict",
    "content/changed-meanwhile",
    "Somebody else has saved this text since you opened it. Nothing of theirs or yours is lost: compare the two, then save again.",
    { kind, name, latest, base },
  );
}
