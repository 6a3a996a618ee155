import { DomainError } from "@stopbank/errors";
import { type Static, Type } from "typebox";
import { Check } from "typebox/value";

/** The first entry of a backup. */
export const manifestEntry = "stopbank-backup.json";

export const Manifest = Type.Object({
  format: Type.Literal(1),
  /** Of the Stopbank that wrote it. */
  version: Type.String(),
  createdAt: Type.String(),
  engine: Type.Union([Type.Literal("pglite"), Type.Literal("postgresql")]),
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  /** In the order of their entries, `tables/<name>/<part>.jsonl`. */
  tables: Type.Array(
    Type.Object({
      name: Type.String({ pattern: "^[a-z_]+$" }),
      columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })),
    }),
  ),
  /** Files of the state folder, `keys/<file>`. */
  keys: Type.Array(Type.String({ pattern: "^[a-z]+-key$" })),
  hasDatasets: Type.Boolean(),
});
export type Manifest = Static<typeof Manifest>;

/** @throws DomainError `backup/not-a-backup`, `backup/newer-format`. */
export function readManifest(text: string): Manifest {
  const value: unknown = parsed(text);
  if (Check(Manifest, value)) return value;
  const format = typeof value === "object" && value !== null && "format" in value ? value.format : undefined;
  if (typeof format === "number" && format > 1)
    throw new DomainError(
      "conflict",
      "backup/newer-format",
      "The backup was written by a newer Stopbank. Restore it with that version.",
    );
  throw notABackup();
}

export const notABackup = (cause?: unknown) =>
  new DomainError("invalid", "backup/not-a-backup", "The file is no backup of Stopbank, or is damaged.", {
    cause,
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notABackup(error);
  }
}
