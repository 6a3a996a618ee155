import { mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishLarkhaven } from "./larkhavenDataset.ts";
import { publishTiny } from "./tinyDataset.ts";

type Versions = Readonly<Record<"larkhaven" | "northport" | "openaccess", string>>;

let kept: Promise<{ readonly folder: string; readonly versions: Versions }> | undefined;

/**
 * Puts the datasets of the three clients into a folder, as they are published: once for all files of tests that a process runs, for
 * writing them takes a processor a second or so.
 *
 * @returns the version of each.
 */
export async function putDatasets(root: string): Promise<Versions> {
  kept ??= publishAll();
  const { folder, versions } = await kept;
  await cp(folder, root, { recursive: true });
  return versions;
}

async function publishAll() {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-api-datasets-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const versions = {
    larkhaven: (await publishLarkhaven(folder)).version,
    northport: (await publishTiny(folder, "northport")).version,
    openaccess: (await publishTiny(folder, "openaccess")).version,
  };
  return { folder, versions };
}
