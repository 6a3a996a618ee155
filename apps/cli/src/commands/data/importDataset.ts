import { accessSync, constants, existsSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isRemote } from "@stopbank/dataset/storage";
import { pushVersion } from "@stopbank/dataset/versions";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { draftDescription } from "@stopbank/geo-import/draft-description";
import { importDataset } from "@stopbank/geo-import/import";
import type { ImportReport } from "@stopbank/geo-import/report";
import { reportText } from "@stopbank/geo-import/report-text";
import { datasetStorage, readHome, stagingFolder } from "../../home.ts";
import { curveList } from "./curveList.ts";

/** Below STOPBANK_HOME: what rasters gave under elements, so that a rerun is cheap. */
const cacheFolder = "import-cache";

export interface ImportFlags {
  readonly init?: string;
  readonly check?: true;
  readonly curves?: true;
  readonly report?: string;
  readonly datasets?: string;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
}

/**
 * `stopbank import <description>`: publishes a dataset, or with `--check` only says what would come of it. Needs no
 * store, so the server may run; it shows the new version from then on.
 *
 * @throws DomainError `import/...`: nothing was published.
 */
export async function importCommand(description: string | undefined, flags: ImportFlags): Promise<void> {
  if (flags.curves) return void process.stdout.write(curveList());
  if (flags.init !== undefined) return draft(fromWhereCalled(flags.init));
  if (description === undefined)
    throw new DomainError(
      "invalid",
      "import/no-description",
      "Name a description, such as examples/kaiapoi.yaml, or have a first one written with `--init <folder>`.",
    );
  const home = readHome(process.env);
  const datasets = flags.datasets === undefined ? home.datasets : placeOf(flags.datasets);
  // Before the work rather than after it: a bad address or a missing key stops here.
  const storage = datasetStorage(datasets);
  const root = isRemote(datasets) ? join(home.folder, stagingFolder) : datasets;
  const stop = new AbortController();
  const onSignal = () => {
    process.stderr.write("\nStopping ...\n");
    stop.abort();
  };
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
  // So does a place the report cannot be written to.
  if (flags.report !== undefined) openReport(flags.report);
  const startedMs = performance.now();
  const elapsed = () => ((performance.now() - startedMs) / 1000).toFixed(1);
  const onProgress = (step: string) => process.stderr.write(`  ${elapsed().padStart(7)} s  ${step}\n`);
  try {
    const report = await importDataset({
      description: fromWhereCalled(description),
      ...(flags.check ? {} : { datasetsRoot: root }),
      ...(flags.cache === false ? {} : { cacheFolder: join(home.folder, cacheFolder) }),
      onProgress,
      signal: stop.signal,
    });
    if (isRemote(datasets) && report.version !== undefined)
      await pushVersion(root, storage, report.client, report.version, {
        onProgress,
        signal: stop.signal,
      });
    if (flags.report !== undefined) writeReport(flags.report, report);
    process.stdout.write(`\n${reportText(report)}\n${outcome(report, datasets, elapsed())}`);
  } finally {
    process.off("SIGINT", onSignal);
    process.off("SIGTERM", onSignal);
  }
}

const placeOf = (datasets: string) => (isRemote(datasets) ? datasets : fromWhereCalled(datasets));

async function draft(folder: string): Promise<void> {
  const { path, elements, hazards, rasters, leftOut } = await draftDescription(folder);
  for (const sentence of leftOut) process.stderr.write(`Left out: ${sentence}\n`);
  process.stdout.write(
    `Wrote ${path} with ${countWords(elements, "element layer")}, ${countWords(hazards, "hazard")} and ${countWords(rasters, "raster")}.\n`,
  );
}

const countWords = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** npm runs scripts in the repository's root and notes where it was called. */
const fromWhereCalled = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const writeReport = (path: string, report: ImportReport) =>
  writeFileSync(fromWhereCalled(path), `${JSON.stringify(report, null, 2)}\n`);

/** Makes the report's folder where needed. @throws DomainError `import/no-report`. */
function openReport(path: string): void {
  try {
    const file = fromWhereCalled(path);
    makeFolder(dirname(file));
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${file} is a folder`);
  } catch (error) {
    throw new DomainError(
      "invalid",
      "import/no-report",
      `The report cannot be written to ${path}. Name a file in a folder that you may write to.`,
      { error },
    );
  }
}

const outcome = ({ client, version }: ImportReport, datasets: string, seconds: string) =>
  version === undefined
    ? `Checked in ${seconds} s. Nothing was written.\n`
    : `Published ${client} version ${version} in ${datasets} (${seconds} s).\n`;
