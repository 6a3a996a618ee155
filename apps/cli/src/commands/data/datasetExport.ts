import { createWriteStream, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { classWordsOf } from "@stopbank/dataset/class-words";
import { openDataset } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import { csvText } from "@stopbank/exports/csv";
import { geoJsonText } from "@stopbank/exports/geojson";
import { exportLayer, publishedScenarios } from "@stopbank/exports/layer";
import { formatCount } from "@stopbank/numbers";
import { datasetStorage } from "../../home.ts";

export interface ExportFlags {
  readonly csv?: string;
  readonly geojson?: string;
  readonly hazard: readonly string[];
  readonly at?: string;
}

/**
 * `stopbank dataset export <client> <layer>`: every element with what each scenario makes of it, to check an import in
 * a GIS or a spreadsheet.
 *
 * @throws DomainError `dataset/no-export-file`, `dataset/unknown-hazard`, `dataset/cannot-write` and as `Dataset` does.
 */
export async function datasetExport(client: string, type: string, flags: ExportFlags): Promise<void> {
  const { csv, geojson, hazard, at } = flags;
  if (csv === undefined && geojson === undefined)
    throw new DomainError(
      "invalid",
      "dataset/no-export-file",
      "Say where to write: `--csv FILE`, `--geojson FILE` or both.",
    );
  const storage = datasetStorage();
  const dataset = await openDataset(storage, client, at === undefined ? {} : { version: at });
  const known = dataset.manifest.hazards.map(({ hazardId }) => hazardId);
  const unknown = hazard.find((each) => !known.includes(each));
  if (unknown !== undefined)
    throw new DomainError(
      "not-found",
      "dataset/unknown-hazard",
      `${client} has no hazard ${unknown}. It has: ${known.join(", ") || "none"}.`,
    );
  const { manifest, version } = dataset;
  const scenarios = publishedScenarios(dataset, type, hazard.length === 0 ? undefined : hazard);
  const layer = await exportLayer(dataset, type, { scenarios });
  const words = classWordsOf(manifest);
  const count = formatCount(layer.count);
  const files = [csv, geojson].filter((file) => file !== undefined).join(" and ");
  if (csv !== undefined) await write(csv, csvText(layer, words, `${client}@${version}`));
  if (geojson !== undefined) {
    const { title, notice, licence, sources, conventions } = manifest;
    const about = { client, dataset: { version, title, notice, licence, sources, conventions } };
    await write(geojson, geoJsonText([layer], words, about));
  }
  process.stdout.write(
    `${count} ${type} of ${client}@${dataset.version} by ${layer.scenarios.length} of its scenarios, written to ${files}\n`,
  );
}

/** A file appears when it is complete. */
async function write(file: string, text: Generator<string>): Promise<void> {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const unfinished = `${path}.part`;
  try {
    await pipeline(Readable.from(text), createWriteStream(unfinished));
    renameSync(unfinished, path);
  } catch (cause) {
    if (!(cause instanceof Error && "syscall" in cause)) throw cause;
    throw new DomainError(
      "invalid",
      "dataset/cannot-write",
      `${path} cannot be written: ${cause.message}. Name a file in a folder that exists and that you may write to.`,
      { cause },
    );
  } finally {
    rmSync(unfinished, { force: true });
  }
}
