import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { filesNamed } from "../description/elementFiles.ts";
import { matchFiles } from "../description/matchFiles.ts";

/**
 * Absolute paths of all files that a description names, with those beside them that have the same stem (such as the
 * parts of a shapefile), and what lies in folders that it names as files. Files that are not there are left out: the
 * import says so in its own words.
 *
 * @throws DomainError as `matchFiles`.
 */
export function inputFiles(folder: string, description: object): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const path = resolve(folder, file);
    // A link is read where it leads, with what lies beside it there.
    const real = existsSync(path) ? realpathSync(path) : path;
    for (const each of [...besides(path), ...besides(real)]) found.add(each);
  };
  visitEntries(description, (key, value) => {
    for (const text of [value].flat()) {
      if (typeof text !== "string") continue;
      if (key === "file") for (const file of filesNamed(folder, text)) add(file);
      if (key === "files") for (const { file } of matchFiles(folder, text)) add(file);
    }
  });
  return [...found].sort();
}

function visitEntries(value: unknown, visit: (key: string, value: unknown) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    visit(key, each);
    visitEntries(each, visit);
  }
}

function besides(path: string): string[] {
  const stem = basename(path, extname(path));
  const folder = dirname(path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name === basename(path) || name.startsWith(`${stem}.`))
    .flatMap((name) => filesAt(join(folder, name)));
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
