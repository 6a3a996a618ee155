import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "@stopbank/folders";
import { Value } from "typebox/value";
import { canonicalJson } from "../files/canonicalJson.ts";
import { syncFolder } from "../files/durable.ts";
import { manifestFile } from "../files/versionNames.ts";
import { type Manifest, manifestFormat, manifestSchema } from "../manifest/manifest.ts";
import { localStorage } from "../storage/localStorage.ts";
import { insisting, setCurrent } from "../versions/setCurrent.ts";
import { checkNamed } from "./checkNamed.ts";
import { checksumFolder } from "./checksum.ts";
import type { DatasetDraft } from "./draft/draft.ts";
import { badInput } from "./input/badInput.ts";
import type { Published } from "./input/DatasetWriter.ts";

/** See `DatasetWriter.publish`. */
export async function publish(draft: DatasetDraft): Promise<Published> {
  checkRegions(draft);
  checkNamed(draft);
  for (const exposures of draft.exposures.values()) draft.exposureFiles.push(exposures.close());
  draft.exposures.clear();
  await draft.cutting.finish();
  await draft.packing.finish();
  for (const damages of draft.damages.values()) draft.damageFiles.push(damages.close());
  draft.damages.clear();
  const manifest = await manifestOf(draft, draft.search.finish());
  const text = canonicalJson(manifest);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  writeFileSync(join(draft.folder, manifestFile), text, { flush: true });
  syncTree(draft.folder);

  const root = dirname(draft.folder);
  const folder = join(root, version);
  await moveIntoPlace(draft.folder, folder, manifest.files);
  syncFolder(root);
  const storage = localStorage(dirname(root));
  // In a folder of one machine the last one to publish wins.
  await insisting(() => setCurrent(storage, draft.about.client, version));
  return { version, folder };
}

async function manifestOf(draft: DatasetDraft, search: Pick<Manifest, "search">): Promise<Manifest> {
  const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
  const { damageFiles } = draft;
  const manifest = {
    format: manifestFormat,
    ...draft.about,
    elementTypes: draft.elementTypes,
    hazards: draft.hazards,
    exposures: draft.exposureFiles.toSorted(byFile),
    ...(damageFiles.length === 0 ? {} : { damages: damageFiles.toSorted(byFile) }),
    contextual: draft.contextual,
    regionGroups: draft.regionGroups,
    ...(draft.basemap === undefined ? {} : { basemap: draft.basemap }),
    ...search,
    files: await checksumFolder(draft.folder),
  };
  // Through JSON first: a key set to undefined is no key once it is written.
  const plain: unknown = JSON.parse(JSON.stringify(manifest));
  if (Value.Check(manifestSchema, plain)) return plain;
  const [fault] = Value.Errors(manifestSchema, plain);
  throw badInput(
    `The dataset's description is not valid: ${fault?.instancePath ?? ""} ${fault?.message ?? ""}.`,
  );
}

/** What only shows when all parts are there: regions may be added after the elements that lie in them. */
function checkRegions(draft: DatasetDraft): void {
  for (const { type, group, code } of draft.greatestRegionCode) {
    const found = draft.regionGroups.find((each) => each.id === group);
    if (found === undefined)
      throw badInput(`${type} has codes for the region group ${group}, which was not added.`);
    if (code >= found.regions.length)
      throw badInput(`${type} has the code ${code} for ${group}, which has ${found.regions.length} regions.`);
  }
}

/**
 * Same content has the same name: whoever renames first wins, and the other's copy is dropped. Where the one that is
 * there was damaged since, its files are replaced by what they should be.
 */
async function moveIntoPlace(draft: string, folder: string, files: Manifest["files"]): Promise<void> {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, manifestFile))) throw error;
    const there = await checksumFolder(folder);
    for (const [path, { sha256 }] of Object.entries(files)) {
      if (there[path]?.sha256 === sha256) continue;
      makeFolder(dirname(join(folder, path)));
      renameSync(join(draft, path), join(folder, path));
    }
    renameSync(join(draft, manifestFile), join(folder, manifestFile));
    rmSync(draft, { recursive: true });
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
  syncFolder(folder);
}
