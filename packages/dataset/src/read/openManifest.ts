import { createHash } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { Value } from "typebox/value";
import { corruptFile } from "../arrow/corruptFile.ts";
import { manifestFile } from "../files/versionNames.ts";
import { type Manifest, manifestSchema } from "../manifest/manifest.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";

/** Reads a version's manifest; the version's name is its checksum, so a changed manifest is refused. */
export async function openManifest(
  storage: DatasetStorage,
  client: string,
  version: string,
): Promise<Manifest> {
  const path = `${client}/${version}/${manifestFile}`;
  const bytes = await storage.read(path).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === "dataset/missing-file")) throw error;
    throw new DomainError(
      "not-found",
      "dataset/unknown-version",
      `${client} has no dataset version ${version}.`,
    );
  });
  if (!createHash("sha256").update(bytes).digest("hex").startsWith(version))
    throw corruptFile(path, "its checksum is not the version's name");
  const manifest: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (Value.Check(manifestSchema, manifest)) return manifest;
  const [fault] = Value.Errors(manifestSchema, manifest);
  throw corruptFile(path, `this release cannot read it (${fault?.instancePath} ${fault?.message})`);
}
