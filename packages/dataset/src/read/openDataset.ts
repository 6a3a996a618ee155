import { existsSync } from "node:fs";
import { DomainError } from "@stopbank/errors";
import { type ExposureColumn, notAssessed } from "@stopbank/risk-engine/columns";
import { shared } from "@stopbank/risk-engine/shared-memory";
import { corruptFile } from "../arrow/corruptFile.ts";
import type { Manifest, TileFile } from "../manifest/manifest.ts";
import { decodeGeoTiff } from "../raster/decodeGeoTiff.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";
import { type ColumnCache, createColumnCache } from "./ColumnCache.ts";
import { currentVersion } from "./currentVersion.ts";
import type { Dataset, HazardGrid, RegionFeatures } from "./Dataset.ts";
import { damageColumn } from "./damageColumn.ts";
import { elementReader } from "./elementReader.ts";
import { exposureColumn } from "./exposureColumn.ts";
import { exposureRow } from "./exposureRow.ts";
import { openManifest } from "./openManifest.ts";
import { fileReader } from "./readChecked.ts";
import { searchFile } from "./searchFile.ts";
import { type TileArchive, tileArchive } from "./tileArchive.ts";
import { verifyFiles } from "./verify.ts";

export interface OpenOptions {
  /** Default: the current one. */
  readonly version?: string;
  /** A folder of this machine for what has to be fetched whole from a bucket, shared between processes. */
  readonly fetchedTo?: string;
  /** Share one between datasets to bound a process's memory; default 512 MB for this dataset alone. */
  readonly cache?: ColumnCache;
}

const defaultBudgetBytes = 512 * 1024 * 1024;

/**
 * Opens a published dataset. Only the manifest is read now.
 *
 * @throws DomainError `dataset/none-published` when the client has no current version,
 * `dataset/unknown-version`, or `dataset/corrupt-file` when the manifest was changed.
 */
export async function openDataset(
  storage: DatasetStorage,
  client: string,
  options: OpenOptions = {},
): Promise<Dataset> {
  const version = options.version ?? (await currentVersion(storage, client));
  if (version === undefined)
    throw new DomainError(
      "not-found",
      "dataset/none-published",
      `No dataset is published for ${client} yet.`,
    );
  const manifest = await openManifest(storage, client, version);
  const cache = options.cache ?? createColumnCache(defaultBudgetBytes);
  const folder = `${client}/${version}`;
  const { fetchedTo } = options;
  let searched: Promise<string> | undefined;
  const reader = fileReader(storage, folder, manifest.files, cache);
  const archives = new Map<string, TileArchive>();
  const key = (...parts: (string | number | undefined)[]) => [folder, ...parts].join("\0");

  const elements = elementReader(
    reader,
    (file) => manifest.files[file]?.bytes ?? 0,
    (name, load) => cache.get(key("elements", name), load),
  );

  const exposure: Dataset["exposure"] = async (type, hazardId, tag, nDays) => {
    const place = findExposure(manifest, type, hazardId, tag, nDays);
    if (place === undefined) {
      const { count } = findType(manifest, type);
      return cache.get(key("not assessed", type), async () => ({
        value: nothingAssessed(count),
        bytes: count * 9,
      }));
    }
    return cache.get(key("exposure", place.file, tag, nDays), async () => {
      const bytes = await reader.part(place.file, place.batch);
      return { value: exposureColumn(place.file, bytes), bytes: bytes.byteLength };
    });
  };

  return {
    client,
    version,
    manifest,
    elements: async (type, columns) => elements.table(findType(manifest, type), columns),
    exposure,
    async damage(type, hazardId, tag) {
      const place = findBatch(manifest, manifest.damages ?? [], type, hazardId, tag);
      if (place === undefined) return undefined;
      return cache.get(key("damage", place.file, tag), async () => {
        const bytes = await reader.part(place.file, place.batch);
        return { value: damageColumn(place.file, bytes), bytes: bytes.byteLength };
      });
    },
    async exposureOf(element, type, hazardId, tag, nDays) {
      const { count } = findType(manifest, type);
      const place = findExposure(manifest, type, hazardId, tag, nDays);
      if (place === undefined) return oneNotAssessed(element);
      const { file, batch } = place;
      const cached = cache.peek<ExposureColumn>(key("exposure", file, tag, nDays));
      if (cached !== undefined || !reader.hasBlocks(file))
        return cached ?? exposure(type, hazardId, tag, nDays);
      return exposureRow(reader, { file, ...batch }, element, count);
    },
    async tile(file, z, x, y) {
      let archive = archives.get(file);
      if (archive === undefined) {
        const about = tileFiles(manifest).find((each) => each.file === file);
        if (about === undefined) throw unknown("tile archive", file);
        archive = tileArchive(reader, about, manifest.files[file]?.bytes ?? 0);
        archives.set(file, archive);
      }
      return archive.tile(z, x, y);
    },
    async raster(hazardId, tag) {
      const raster = findScenario(manifest, hazardId, tag).raster;
      if (raster === undefined) throw unknown("raster", tag);
      return cache.get<HazardGrid>(key("raster", raster.file), async () => {
        const bytes = await reader.whole(raster.file);
        const value = await decodeGeoTiff(bytes).catch((cause: unknown) => {
          throw corruptFile(raster.file, "it is not a readable GeoTIFF", cause);
        });
        const cells = [value, ...value.overviews].reduce((sum, { data }) => sum + data.byteLength, 0);
        return { value, bytes: cells };
      });
    },
    async regions(group) {
      const found = manifest.regionGroups.find((each) => each.id === group);
      if (found === undefined) throw unknown("region group", group);
      return cache.get<RegionFeatures>(key("regions", group), async () => {
        const bytes = await reader.whole(found.file);
        return { value: JSON.parse(new TextDecoder().decode(bytes)), bytes: bytes.byteLength };
      });
    },
    async searchFile() {
      if ((manifest.search?.things ?? 0) === 0) return undefined;
      // A version that was not current for a while may have lost what was fetched of it.
      if (searched !== undefined && !existsSync(await searched)) searched = undefined;
      searched ??= searchFile({ storage, client, version, files: manifest.files, fetchedTo });
      try {
        return await searched;
      } catch (error) {
        // Whatever was wrong may be mended.
        searched = undefined;
        throw error;
      }
    },
    verify: (options) => verifyFiles(storage, folder, manifest.files, options),
  };
}

/** What was never published was never assessed; it must not read as safe. */
const nothingAssessed = (count: number): ExposureColumn => ({
  element: shared(Uint32Array.from({ length: count }, (_, row) => row)),
  value: new Float32Array(new SharedArrayBuffer(count * 4)).fill(Number.NaN),
  damageClass: new Uint8Array(new SharedArrayBuffer(count)).fill(notAssessed),
});

const oneNotAssessed = (element: number): ExposureColumn => ({
  element: Uint32Array.of(element),
  value: Float32Array.of(Number.NaN),
  damageClass: Uint8Array.of(notAssessed),
});

function findType(manifest: Manifest, type: string) {
  const found = manifest.elementTypes.find((each) => each.type === type);
  if (found === undefined) throw unknown("element type", type);
  return found;
}

const findExposure = (
  manifest: Manifest,
  ...name: [type: string, hazardId: string, tag: string, nDays?: number]
) => findBatch(manifest, manifest.exposures, ...name);

interface BatchFile<Batch> {
  readonly type: string;
  readonly hazardId: string;
  readonly file: string;
  readonly batches: readonly Batch[];
}

function findBatch<Batch extends { readonly scenario: string; readonly nDays?: number }>(
  manifest: Manifest,
  files: readonly BatchFile<Batch>[],
  type: string,
  hazardId: string,
  tag: string,
  nDays?: number,
) {
  findType(manifest, type);
  findScenario(manifest, hazardId, tag);
  const found = files.find((each) => each.type === type && each.hazardId === hazardId);
  const batch = found?.batches.find((each) => each.scenario === tag && each.nDays === nDays);
  return found === undefined || batch === undefined ? undefined : { file: found.file, batch };
}

function findScenario(manifest: Manifest, hazardId: string, tag: string) {
  const hazard = manifest.hazards.find((each) => each.hazardId === hazardId);
  const scenario = hazard?.scenarios.find((each) => each.tag === tag);
  if (scenario === undefined) throw unknown("scenario", `${hazardId} ${tag}`);
  return scenario;
}

/** Every tile archive the manifest speaks of. */
function tileFiles(manifest: Manifest): TileFile[] {
  const { basemap = {} } = manifest;
  const scenarios = manifest.hazards.flatMap((hazard) => hazard.scenarios);
  const all = [
    ...manifest.elementTypes.map((each) => each.tiles),
    ...manifest.contextual.map((each) => each.tiles),
    ...scenarios.map((each) => each.vector),
    ...Object.values(basemap),
  ];
  return all.filter((each) => each !== undefined);
}

const unknown = (kindOfName: string, name: string) =>
  new DomainError(
    "not-found",
    `dataset/unknown-${kindOfName.replaceAll(" ", "-")}`,
    `This dataset has no ${kindOfName} ${name}.`,
    {
      name,
    },
  );
