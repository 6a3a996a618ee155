import { existsSync } from "node:fs";
import { join } from "node:path";
import { currentVersion, type Dataset, listVersions, openDataset } from "@stopbank/dataset/read";
import type { PublishingStorage } from "@stopbank/dataset/storage";
import { collectGarbage, rollback, setCurrent } from "@stopbank/dataset/versions";
import { DomainError } from "@stopbank/errors";
import { formatCount } from "@stopbank/numbers";
import { administer } from "../../administration/administer.ts";
import { datasetStorage, readHome } from "../../home.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `stopbank dataset list [client]`: versions of each client, the current one marked. */
export async function datasetList(client?: string): Promise<void> {
  const storage = datasetStorage();
  const clients = client === undefined ? await clientsIn(storage) : [await known(storage, client)];
  if (clients.length === 0) print(`No dataset is published in ${storage.address}.`);
  for (const each of clients) {
    const current = await currentVersion(storage, each);
    for (const version of await listVersions(storage, each))
      print(
        `${each.padEnd(20)} ${version}${version === current ? " current" : "        "}  ${await titleOf(storage, each, version)}`,
      );
  }
}

/** One that cannot be read is named among the others, which it does not hide. */
async function titleOf(storage: PublishingStorage, client: string, version: string): Promise<string> {
  try {
    return (await openDataset(storage, client, { version })).manifest.title;
  } catch (error) {
    if (error instanceof DomainError && error.code === "dataset/corrupt-file") return error.message;
    throw error;
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
    print(`  ${type.padEnd(24)} ${formatCount(count).padStart(10)} ${geometry}s`);
  for (const { hazardId, title, scenarios, sampling } of manifest.hazards) {
    print(`\n${title} (${hazardId}): ${scenarios.length} scenarios, sampling ${sampling.rule}`);
    for (const { type, batches } of manifest.exposures.filter((each) => each.hazardId === hazardId)) {
      const most = batches.reduce((greatest, each) => Math.max(greatest, each.exposed), 0);
      const notAssessed = batches.reduce((greatest, each) => Math.max(greatest, each.notAssessed), 0);
      print(
        `  ${type.padEnd(24)} up to ${formatCount(most)} exposed${notAssessed > 0 ? `, ${formatCount(notAssessed)} not assessed` : ""}`,
      );
    }
  }
  const { files } = manifest;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  print(`\n${formatCount(Object.keys(files).length)} files, ${(bytes / 1e6).toFixed(1)} MB`);
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
    `All ${formatCount(Object.keys(dataset.manifest.files).length)} files of ${client} ${dataset.version} are as published.`,
  );
}

/** `stopbank dataset publish <client> <version>`: makes a version that is already there the current one. */
export async function datasetPublish(client: string, version: string): Promise<void> {
  const storage = datasetStorage();
  await known(storage, client);
  if (hasStore()) return administer("dataset/make-current", { client, version, place: storage.address });
  await setCurrent(storage, client, version);
  print(`${client} now shows ${version}. ${noTrail}`);
}

/** `stopbank dataset rollback <client> [version]` */
export async function datasetRollback(client: string, version?: string): Promise<void> {
  const storage = datasetStorage();
  await known(storage, client);
  const wanted = version === undefined ? {} : { version };
  if (hasStore()) return administer("dataset/make-current", { client, ...wanted, place: storage.address });
  print(`${client} now shows ${await rollback(storage, client, version)}. ${noTrail}`);
}

/** Where imports are made and nothing is served there is none, and none is made for this. */
const hasStore = (): boolean => {
  const { folder, databaseUrl } = readHome(process.env);
  return databaseUrl !== undefined || existsSync(join(folder, "store"));
};
const noTrail = "There is no store on this machine, so no trail has it.";

/** `stopbank dataset gc [client]`: removes versions that are neither current nor among the last ones that were. */
export async function datasetGc(
  client: string | undefined,
  { keep }: { readonly keep: string },
): Promise<void> {
  const keptVersions = Number(keep);
  if (!Number.isInteger(keptVersions) || keptVersions < 1)
    throw new DomainError("invalid", "dataset/bad-keep", "`--keep` is a whole number of 1 or more.");
  const storage = datasetStorage();
  for (const each of client === undefined ? await clientsIn(storage) : [await known(storage, client)]) {
    const { versions, drafts } = await collectGarbage(storage, each, { keep: keptVersions });
    print(`${each}: removed ${versions.length} versions and ${drafts.length} unfinished ones.`);
  }
}

async function open(client: string, version?: string): Promise<Dataset> {
  const storage = datasetStorage();
  return openDataset(storage, await known(storage, client), version === undefined ? {} : { version });
}

/** Client names are plain; other names below the root are not datasets. */
const clientsIn = async (storage: PublishingStorage) =>
  (await storage.list("")).filter((name) => /^[a-z0-9][a-z0-9_-]*$/.test(name));

async function known(storage: PublishingStorage, client: string): Promise<string> {
  const clients = await clientsIn(storage);
  if (clients.includes(client)) return client;
  throw new DomainError(
    "not-found",
    "dataset/none-published",
    `No dataset is published for ${client} in ${storage.address}. Clients with datasets: ${clients.join(", ") || "none"}.`,
  );
}
