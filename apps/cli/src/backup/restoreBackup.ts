import { createWriteStream, existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { isRemote } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { isFolderEmpty } from "@stopbank/folders/empty";
import { restoreStore, type StoredTable } from "@stopbank/store/backup";
import { makeHomePrivate } from "@stopbank/store/private-home";
import type { Home } from "../home.ts";
import type { Manifest } from "./manifest.ts";
import { entriesOf, verifiedManifest } from "./readArchive.ts";

/**
 * Restores a backup into an empty state folder, or an empty database. The whole file is read and compared before anything is
 * written; keys and datasets come before the store, which comes as a whole: without it there is nothing to start from.
 *
 * @throws DomainError as `restoreStore` and `verifiedManifest` say; `backup/other-key`, `backup/datasets-there`.
 */
export async function restoreBackup(home: Home, file: string): Promise<Manifest> {
  const manifest = await verifiedManifest(file);
  const place = { home: home.folder, databaseUrl: home.databaseUrl, ownerDatabaseUrl: home.ownerDatabaseUrl };
  await restoreStore(
    place,
    { migrations: manifest.migrations, tables: tablesOf(file, manifest) },
    async () => {
      await makeHomePrivate(home.folder);
      await restoreFiles(home, file, manifest);
    },
  );
  return manifest;
}

async function restoreFiles(home: Home, file: string, { hasDatasets }: Manifest): Promise<void> {
  // Under another name until they are whole, so that what was interrupted may be done again.
  const draft = `${home.datasets}.restoring`;
  if (hasDatasets) await rm(draft, { recursive: true, force: true });
  if (hasDatasets && (isRemote(home.datasets) || !(await isFolderEmpty(home.datasets))))
    throw new DomainError(
      "conflict",
      "backup/datasets-there",
      `The backup brings datasets, and ${home.datasets} has some. Name an empty folder in STOPBANK_DATASETS.`,
    );
  for await (const { name, content } of entriesOf(file)) {
    const [kind, ...rest] = name.split("/");
    if (kind === "keys" && rest.length === 1)
      await putKey(home, String(rest[0]), (await buffer(content)).toString());
    else if (kind === "datasets" && rest.length > 0 && !rest.some((part) => part === ".." || part === "")) {
      const path = join(draft, ...rest);
      makeFolder(dirname(path));
      await pipeline(content, createWriteStream(path, { flush: true }));
    } else content.resume();
  }
  if (!hasDatasets || !existsSync(draft)) return;
  await rm(home.datasets, { recursive: true, force: true });
  await rename(draft, home.datasets);
}

/** A key that is there, as from a restore that was interrupted, has to be the same one. */
async function putKey({ folder }: Home, name: string, key: string): Promise<void> {
  const path = join(folder, name);
  if (!existsSync(path)) return writeFile(path, key, { mode: 0o600, flush: true });
  if ((await readFile(path, "utf8")) === key) return;
  throw new DomainError(
    "conflict",
    "backup/other-key",
    `${path} is another key than the backup's. Restore into an empty state folder, or remove it.`,
  );
}

/** The tables of the file, in its order, which is the manifest's. */
async function* tablesOf(file: string, { tables }: Manifest): AsyncGenerator<StoredTable> {
  const parts = entriesOf(file);
  const ofTables = (name: string) => /^tables\/([a-z_]+)\//.exec(name)?.[1];
  let next = await parts.next();
  for (const { name, columns } of tables) {
    yield {
      name,
      columns,
      lines: (async function* () {
        for (; next.done !== true; next = await parts.next()) {
          const whose = ofTables(next.value.name);
          if (whose !== undefined && whose !== name) return;
          const text = (await buffer(next.value.content)).toString();
          if (whose === name) yield* text.split("\n").filter((line) => line !== "");
        }
      })(),
    };
  }
  await parts.return(undefined);
}
