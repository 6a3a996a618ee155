import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DomainError, systemFault } from "@stopbank/errors";

/**
 * Makes a folder with those above it, as Node's `mkdir` with `recursive` does; that one tries for ever where the system
 * says of a new folder in one that is there that it is not there, as Linux does below /proc.
 *
 * @param mode of every folder made.
 * @throws DomainError `disk/...` as `systemFault` has them; `disk/no-folder` where the system refuses for another reason.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    makeWithParents(folder, mode);
  } catch (error) {
    throw systemFault(error) ?? noFolder(folder, error);
  }
}

function makeWithParents(folder: string, mode: number): void {
  const failure = failureToMake(folder, mode);
  if (failure === undefined) return;
  const above = dirname(folder);
  if (failure.code !== "ENOENT" || above === folder || isFolder(above)) throw failure;
  makeWithParents(above, mode);
  const again = failureToMake(folder, mode);
  if (again !== undefined) throw again;
}

/** Undefined where the folder is there now, whoever made it. */
function failureToMake(folder: string, mode: number): NodeJS.ErrnoException | undefined {
  try {
    mkdirSync(folder, { mode });
    return undefined;
  } catch (error) {
    if (isFolder(folder)) return undefined;
    return error as NodeJS.ErrnoException;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // A part of the path is a file, or closed to us: what was asked for before says so.
    return false;
  }
}

/** What is there, or would be, is no folder like others. */
export const noFolder = (folder: string, cause: unknown) =>
  new DomainError(
    "unavailable",
    "disk/no-folder",
    `${folder} cannot hold what Stopbank keeps there. Choose another place (STOPBANK_HOME, STOPBANK_DATASETS).`,
    { cause },
  );
