import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { isFolderEmpty } from "@stopbank/folders/empty";

/**
 * Writes files below a folder that is new or empty.
 *
 * @param files by their paths in the folder, with `/` between.
 * @throws DomainError `content/not-empty`, those of `makeFolder`.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  makeFolder(folder);
  if (!(await isFolderEmpty(folder)))
    throw new DomainError(
      "invalid",
      "content/not-empty",
      `${folder} has something in it. Name a folder that is new or empty, so that nothing there is overwritten.`,
    );
  for (const [path, content] of files) {
    const file = join(folder, ...path.split("/"));
    makeFolder(dirname(file));
    await writeFile(file, content, { flag: "wx" });
  }
}
