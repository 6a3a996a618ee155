import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pids, readOf, statOf } from "./machineProcesses.ts";

/** A process of a browser that prints, as Linux has it. */
export interface SeenProcess {
  readonly pid: number;
  /** `browser`, `renderer`, `gpu-process`, `zygote`, `utility`. */
  readonly type: string;
}

export const areProcessesSeen = process.platform === "linux";

/** What names of scratch folders begin with. */
const folders = "stopbank-print-";

/** First processes of browsers that were seen: what they leave running stays in their group. */
const leaders = new Set<number>();

/** The browsers' processes of a process that prints, whose child the first is; told by where it keeps temporary files. */
export function browserProcesses(printerPid = process.pid, temp = tmpdir()): SeenProcess[] {
  const all = pids();
  for (const pid of all)
    if (parentOf(pid) === printerPid && readOf(pid, "environ").includes(`TMPDIR=${join(temp, folders)}`))
      leaders.add(groupOf(pid));
  return all.flatMap((pid) => {
    // What has ended is a matter of whoever is its parent now.
    if (!leaders.has(groupOf(pid)) || statOf(pid)[0] === "Z") return [];
    return [{ pid, type: /--type=([\w-]+)/.exec(readOf(pid, "cmdline"))?.[1] ?? "browser" }];
  });
}

/**
 * Processes that have ended and that nobody has taken in: children of this one, and what browsers that were seen left to their own.
 * What is handed to the first process of the machine, or of the container, is that one's to take in, once a second or so; why a
 * container needs an init.
 */
export const zombies = (): number[] =>
  pids().filter((pid) => {
    const [state, parent, group] = statOf(pid);
    return (
      state === "Z" &&
      (Number(parent) === process.pid || (leaders.has(Number(group)) && Number(parent) !== 1))
    );
  });

const parentOf = (pid: number) => Number(statOf(pid)[1]);
const groupOf = (pid: number) => Number(statOf(pid)[2]);

export const scratchFolders = async (temp = tmpdir()): Promise<string[]> =>
  (await readdir(temp)).filter((name) => name.startsWith(folders));
