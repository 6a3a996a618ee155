import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isRemote } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { readSnapshot } from "@stopbank/store/backup";
import about from "../../package.json" with { type: "json" };
import type { Home } from "../home.ts";
import { type Archive, writeArchive } from "./archive.ts";
import { type Manifest, manifestEntry } from "./manifest.ts";

const bytesOfPart = 4_000_000;

export interface BackupWritten {
  readonly bytes: number;
  readonly rows: number;
  readonly keys: readonly string[];
}

/**
 * Writes all that a store holds at one moment, the keys of the state folder, and the datasets where asked for, into one file.
 *
 * @param file absolute; nothing is there yet.
 * @throws DomainError `backup/there-already`, `backup/datasets-in-bucket`.
 */
export async function writeBackup(
  store: Store,
  home: Pick<Home, "folder" | "datasets">,
  file: string,
  withDatasets: boolean,
): Promise<BackupWritten> {
  if (existsSync(file))
    throw new DomainError("conflict", "backup/there-already", `${file} is there already. Name another file.`);
  if (withDatasets && isRemote(home.datasets))
    throw new DomainError(
      "invalid",
      "backup/datasets-in-bucket",
      "The datasets are in a bucket. Leave out --with-datasets, and keep the bucket's own versions or a copy of it.",
    );
  const keys = (await readdir(home.folder).catch(() => []))
    .filter((name) => /^[a-z]+-key$/.test(name))
    .toSorted();
  let rows = 0;
  const bytes = await writeArchive(file, async (archive) => {
    await readSnapshot(store, async ({ migrations, tables, rowsOf }) => {
      const manifest: Manifest = {
        format: 1,
        version: about.version,
        createdAt: new Date().toISOString(),
        engine: store.engine,
        migrations: [...migrations],
        tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
        keys,
        hasDatasets: withDatasets,
      };
      await archive.add(manifestEntry, JSON.stringify(manifest));
      for (const table of tables) rows += await addRows(archive, table.name, rowsOf(table));
    });
    // Datasets are folders that nobody changes once they are published; a version that is published meanwhile may be in it.
    for (const key of keys) await archive.addFile(`keys/${key}`, join(home.folder, key));
    if (withDatasets) await addFolder(archive, "datasets", home.datasets);
  });
  return { bytes, rows, keys };
}

/** As parts of some megabytes, since the size of an entry stands before it. */
async function addRows(
  archive: Archive,
  name: string,
  rows: AsyncIterable<readonly string[]>,
): Promise<number> {
  let [part, lines, bytes, count] = [0, [] as string[], 0, 0];
  const put = async () => {
    await archive.add(`tables/${name}/${String(part++).padStart(6, "0")}.jsonl`, `${lines.join("\n")}\n`);
    [lines, bytes] = [[], 0];
  };
  for await (const some of rows)
    for (const line of some) {
      lines.push(line);
      bytes += line.length;
      count++;
      if (bytes > bytesOfPart) await put();
    }
  if (lines.length > 0) await put();
  return count;
}

async function addFolder(archive: Archive, name: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await archive.addFile(`${name}/${relative(folder, path).split(sep).join("/")}`, path);
  }
}
