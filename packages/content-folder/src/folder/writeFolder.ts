import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { isFolderEmpty } from "@stopbank/folders/empty";
import type { ZipPart } from "../zip/writeZip.ts";

/**
 * Writes files below a folder that is new or empty, one by one.
 *
 * @param files by their paths in the folder, with `/` between.
 * @returns how many.
 * @throws DomainError `content/not-empty`, those of `makeFolder`.
 */
export async function writeFolder(
  folder: string,
  files: AsyncIterable<Pick<ZipPart, "path" | "read">>,
): Promise<number> {
  makeFolder(folder);
  if (!(await isFolderEmpty(folder)))
    throw new DomainError(
      "invalid",
      "content/not-empty",
      `${folder} has something in it. Name a folder that is new or empty, so that nothing there is overwritten.`,
    );
  let count = 0;
  for await (const { path, read } of files) {
    const file = join(folder, ...path.split("/"));
    makeFolder(dirname(file));
    await writeFile(file, await read(), { flag: "wx" });
    count++;
  }
  return count;
}
