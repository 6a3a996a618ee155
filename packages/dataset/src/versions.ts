import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { currentFile, versionPattern } from "./versionNames.ts";
import { draftPrefix, replaceFile } from "./write/folders.ts";

/** One line for each time a version became current, oldest first. */
const historyFile = "history";

/** Points the client at a version and notes it in the client's history. */
export function setCurrent(root: string, client: string, version: string): void {
  const folder = join(root, client);
  if (!existsSync(join(folder, version, "manifest.json")))
    throw new DomainError(
      "not-found",
      "dataset/unknown-version",
      `${client} has no dataset version ${version}.`,
    );
  replaceFile(join(folder, currentFile), `${version}\n`);
  appendFileSync(join(folder, historyFile), `${version}\n`);
}

/**
 * Makes an older version current again: the one named, or the one that was current before.
 * @throws DomainError `dataset/unknown-version`
 */
export function rollback(root: string, client: string, version?: string): string {
  const before = version ?? versionBefore(root, client);
  setCurrent(root, client, before);
  return before;
}

/**
 * The version that was current before this one was.
 * @throws DomainError `dataset/unknown-version` when there was none, or it is no longer there.
 */
export function versionBefore(root: string, client: string): string {
  const now = readLines(join(root, client, currentFile))[0];
  const before = readLines(join(root, client, historyFile)).findLast(
    (each) => each !== now && existsSync(join(root, client, each, "manifest.json")),
  );
  if (before !== undefined) return before;
  throw new DomainError("not-found", "dataset/unknown-version", `${client} has no earlier dataset version.`);
}

export interface Collected {
  readonly versions: readonly string[];
  readonly drafts: readonly string[];
}

/**
 * Removes versions that are neither current nor among the `keep` last current ones, and drafts nobody has
 * written to for `draftAgeMs`. Processes that still read a removed version fail with
 * `dataset/corrupt-file`, so keep what may be in use.
 */
export function collectGarbage(
  root: string,
  client: string,
  { keep = 2, draftAgeMs = 24 * 3600 * 1000 }: { keep?: number; draftAgeMs?: number } = {},
): Collected {
  const folder = join(root, client);
  const current = readLines(join(folder, currentFile));
  const recent = [...new Set(readLines(join(folder, historyFile)).reverse())].slice(0, Math.max(keep, 1));
  const kept = new Set([...current, ...recent]);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const versions = names.filter((name) => versionPattern.test(name) && !kept.has(name));
  const drafts = names.filter(
    (name) => name.startsWith(draftPrefix) && newest(join(folder, name)) < Date.now() - draftAgeMs,
  );
  for (const name of [...versions, ...drafts]) rmSync(join(folder, name), { recursive: true, force: true });
  return { versions, drafts };
}

function newest(folder: string): number {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Math.max(
    statSync(folder).mtimeMs,
    ...inside.map((e) => statSync(join(e.parentPath, e.name)).mtimeMs),
  );
}

const readLines = (path: string) =>
  existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
