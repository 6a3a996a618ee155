import { createReadStream, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeHomePrivate } from "@stopbank/store/private-home";
import { administer, carriedOut } from "../administration/administer.ts";
import { readHome } from "../home.ts";

export interface BackupFlags {
  readonly withDatasets?: boolean;
}

/** `stopbank backup <file|folder|->`. Errors as `administer` and `writeBackup`. */
export async function backup(target: string, { withDatasets = false }: BackupFlags): Promise<void> {
  if (target !== "-") return administer("backup/write", { file: fileAt(resolve(target)), withDatasets });
  // Whole before the first byte goes out, so that a slow reader holds nobody up.
  const { folder } = readHome(process.env);
  await makeHomePrivate(folder);
  const file = join(folder, `backup.${process.pid}.tar.gz`);
  try {
    await carriedOut("backup/write", { file, withDatasets });
    await pipeline(createReadStream(file), process.stdout);
  } finally {
    await rm(file, { force: true });
  }
}

/** In a folder by the time, `stopbank-20261124T0900.tar.gz`. */
function fileAt(target: string): string {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() !== true) return target;
  return join(target, `stopbank-${new Date().toISOString().replaceAll(/[-:]|\.\d+Z/g, "")}Z.tar.gz`);
}
