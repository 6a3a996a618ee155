import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";

/** What group and others may do. With what lies here: nothing. */
const OTHERS = 0o077;
/** All that we put into a state folder, with drafts that were left behind. */
const OUR_NAMES =
  /^(store|store\.restoring|store\.lock.*|store\.probe|restore\.spool|backup\.\d+\.tar\.gz(\.partial)?|(token|jobs)-key.*|datasets|datasets\.restoring|uploads|import-cache|control)$/;
/** Of these, files of our own account's. */
const OUR_FILES = /^(store\.lock|(token|jobs)-key)/;

export type Warn = (sentence: string) => void;

const warnedSentences = new Set<string>();
const onStderr: Warn = (sentence) => {
  if (!warnedSentences.has(sentence)) process.stderr.write(`${sentence}\n`);
  warnedSentences.add(sentence);
};

/**
 * Makes the state folder and closes it to all other accounts of this machine, also one from before, since it holds password hashes
 * and keys. A folder that holds other things than ours is left as it is, with a sentence; what we put into it is closed all
 * the same.
 *
 * @throws DomainError `home/not-private` where others could put another store in place of ours.
 */
export async function makeHomePrivate(home: string, warn: Warn = onStderr): Promise<void> {
  makeFolder(home, 0o700);
  const names = await readdir(home);
  for (const name of names.filter((each) => OUR_FILES.test(each))) await close(join(home, name), warn);
  const { mode } = await stat(home);
  if (!isOpen(mode)) return;
  // A folder like /tmp is everybody's, even while it is empty, and nobody can replace what is ours in it.
  const isSticky = (mode & 0o1000) !== 0;
  if (!isSticky && names.every((name) => OUR_NAMES.test(name))) return close(home, warn);
  if ((mode & 0o022) !== 0 && !isSticky) throw notPrivate(home);
  warn(`Other accounts of this machine can look into the state folder ${home}. ${remedyFor(home)}`);
}

/** Closes a folder, which has to be ours, with all in it. @throws DomainError `home/not-private`. */
export async function makeFolderPrivate(folder: string, warn: Warn = onStderr): Promise<void> {
  await close(folder, warn);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeFolderPrivate(path, warn);
    else if (entry.isFile()) await close(path, warn);
  }
}

// Windows has no modes: every file seems open to all, and is as its folder's access list says.
const isOpen = (mode: number) => process.platform !== "win32" && (mode & OTHERS) !== 0;

/** Takes every right of others from a file or folder of ours. */
async function close(path: string, warn: Warn): Promise<void> {
  const mode = await modeIfThere(path);
  if (mode === undefined || !isOpen(mode)) return;
  try {
    await chmod(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    throw notPrivate(path, error);
  }
  // Some file systems, such as a Windows disk seen from Linux, know no modes and say so to nobody.
  if (isOpen((await modeIfThere(path)) ?? 0))
    warn(
      `The file system cannot close ${path} to other accounts of this machine. Choose a STOPBANK_HOME on another one if there are any.`,
    );
}

/** Undefined for what is gone by now, such as the draft of another process's lock. */
async function modeIfThere(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mode;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

const remedyFor = (path: string) =>
  `Close it as its owner, with chmod -R go-rwx ${path}, or choose another folder with STOPBANK_HOME.`;

const notPrivate = (path: string, cause?: unknown) =>
  new DomainError(
    "unavailable",
    "home/not-private",
    `Other accounts of this machine may change ${path}, or read secrets there, and this one cannot close it. ${remedyFor(path)}`,
    { cause },
  );
