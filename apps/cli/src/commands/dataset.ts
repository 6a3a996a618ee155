import { existsSync, readdirSync } from "node:fs";
import {
  currentVersion,
  type Dataset,
  listVersions,
  localStorage,
  openDataset,
} from "@stopbank/dataset/read";
import { collectGarbage, rollback, setCurrent } from "@stopbank/dataset/versions";
import { DomainError } from "@stopbank/errors";
import { readHome } from "../home.ts";

const root = () => readHome(process.env).datasets;
const figure = (value: number) => value.toLocaleString("en-NZ");
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `stopbank dataset list [client]`: versions of each client, the current one marked. */
export async function datasetList(client?: string): Promise<void> {
  const datasets = root();
  const storage = localStorage(datasets);
  const clients = client === undefined ? clientsIn(datasets) : [known(datasets, client)];
  if (clients.length === 0) print(`No dataset is published in ${datasets}.`);
  for (const each of clients) {
    const current = await currentVersion(storage, each);
    for (const version of await listVersions(storage, each)) {
      const { manifest } = await openDataset(storage, each, { version });
      print(
        `${each.padEnd(20)} ${version}${version === current ? " current" : "        "}  ${manifest.title}`,
      );
    }
  }
}

/** `stopbank dataset show <client> [version]`: what a version holds. */
export async function datasetShow(client: string, version?: string): Promise<void> {
  const { manifest, version: shown } = await open(client, version);
  print(`${manifest.title} (${client} ${shown})`);
  if (manifest.notice !== undefined) print(manifest.notice);
  print(`Licence: ${manifest.licence}`);
  for (const { title, attribution, licence } of manifest.sources)
    print(`Source: ${title}, ${attribution} (${licence})`);
  print("\nElements");
  for (const { type, count, geometry } of manifest.elementTypes)
    print(`  ${type.padEnd(24)} ${figure(count).padStart(10)} ${geometry}s`);
  for (const { hazardId, title, scenarios, sampling } of manifest.hazards) {
    print(`\n${title} (${hazardId}): ${scenarios.length} scenarios, sampling ${sampling.rule}`);
    for (const { type, batches } of manifest.exposures.filter((each) => each.hazardId === hazardId)) {
      const most = batches.reduce((greatest, each) => Math.max(greatest, each.exposed), 0);
      const notAssessed = batches.reduce((greatest, each) => Math.max(greatest, each.notAssessed), 0);
      print(
        `  ${type.padEnd(24)} up to ${figure(most)} exposed${notAssessed > 0 ? `, ${figure(notAssessed)} not assessed` : ""}`,
      );
    }
  }
  const { files } = manifest;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  print(`\n${figure(Object.keys(files).length)} files, ${(bytes / 1e6).toFixed(1)} MB`);
}

/**
 * `stopbank dataset verify <client> [version]`: reads every file and compares checksums.
 * @throws DomainError `dataset/corrupt` naming the files that fail.
 */
export async function datasetVerify(client: string, version?: string): Promise<void> {
  const dataset = await open(client, version);
  const problems = await dataset.verify();
  if (problems.length > 0)
    throw new DomainError(
      "unavailable",
      "dataset/corrupt",
      `${client} ${dataset.version} is damaged:\n${problems.map((each) => `  ${each.path}: ${each.problem}`).join("\n")}\nImport it again, or go back with \`stopbank dataset rollback ${client}\`.`,
      { problems },
    );
  print(
    `All ${figure(Object.keys(dataset.manifest.files).length)} files of ${client} ${dataset.version} are as published.`,
  );
}

/** `stopbank dataset publish <client> <version>`: makes a version that is already there the current one. */
export function datasetPublish(client: string, version: string): void {
  setCurrent(root(), known(root(), client), version);
  print(`${client} now shows ${version}.`);
}

/** `stopbank dataset rollback <client> [version]` */
export function datasetRollback(client: string, version?: string): void {
  print(`${client} now shows ${rollback(root(), known(root(), client), version)}.`);
}

/** `stopbank dataset gc [client]`: removes versions that are neither current nor among the last ones that were. */
export function datasetGc(client: string | undefined, { keep }: { readonly keep: string }): void {
  const kept = Number(keep);
  if (!Number.isInteger(kept) || kept < 1)
    throw new DomainError("invalid", "dataset/bad-keep", "`--keep` is a whole number of 1 or more.");
  for (const each of client === undefined ? clientsIn(root()) : [known(root(), client)]) {
    const { versions, drafts } = collectGarbage(root(), each, { keep: kept });
    print(`${each}: removed ${versions.length} versions and ${drafts.length} unfinished ones.`);
  }
}

const open = (client: string, version?: string): Promise<Dataset> =>
  openDataset(localStorage(root()), known(root(), client), version === undefined ? {} : { version });

const clientsIn = (datasets: string) =>
  existsSync(datasets)
    ? readdirSync(datasets, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

function known(datasets: string, client: string): string {
  const clients = clientsIn(datasets);
  if (clients.includes(client)) return client;
  throw new DomainError(
    "not-found",
    "dataset/none-published",
    `No dataset is published for ${client} in ${datasets}. Clients with datasets: ${clients.join(", ") || "none"}.`,
  );
}
