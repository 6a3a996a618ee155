import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pids, readOf, statOf } from "@stopbank/print/testing/machine-processes";
import { awakeMs } from "./awakeMs.ts";

/** A process that keeps its temporary files below the trial's folder, or did until it ended. */
export interface OurProcess {
  readonly pid: number;
  readonly group: number;
  readonly isZombie: boolean;
  /** `browser`, `renderer`, `gpu-process`, ... of a browser's; `server` else. */
  readonly type: string;
}

/** Looks at a process after which it is what it is. */
const mostLooks = 3;

/** Whose processes and folders are there. @param temp the temp folder of all that the trial starts. */
export function watchRemains(temp: string) {
  /** What has ended says no more where it kept its files, but still which group it was of. */
  const groups = new Set<number>();
  /** What was read of each that was begun so, and how often: reading is dear, and after a moment it stays as it is. */
  const known = new Map<string, { looks: number; type: string }>();
  const processes = (): OurProcess[] =>
    pids().flatMap((pid) => {
      const fields = statOf(pid);
      const [state = "", , group] = fields;
      const begun = `${pid} ${fields[19]}`;
      const facts = known.get(begun) ?? { looks: 0, type: "browser" };
      known.set(begun, facts);
      // A process is its parent's likeness until it is what it was begun for.
      if (facts.looks < mostLooks && state !== "Z") {
        facts.looks++;
        if (readOf(pid, "environ").includes(`TMPDIR=${join(temp, "stopbank-print-")}`))
          groups.add(Number(group));
        if (groups.has(Number(group)))
          facts.type = /--type=([\w-]+)/.exec(readOf(pid, "cmdline"))?.[1] ?? "browser";
      }
      if (!groups.has(Number(group))) return [];
      return [{ pid, group: Number(group), isZombie: state === "Z", type: facts.type }];
    });
  /** Since when each was seen to have ended, and with nobody having taken it in. */
  const ended = new Map<number, number>();
  let longestEndedMs = 0;
  return {
    /** Of browsers, also of those whose server is gone. */
    processes,
    /** Looks for how long processes that have ended have been there; whoever is their parent by then takes them in, and not at once. */
    lookAtEnded: () => {
      const now = awakeMs();
      const zombies = new Set(processes().flatMap(({ pid, isZombie }) => (isZombie ? [pid] : [])));
      for (const pid of ended.keys()) if (!zombies.has(pid)) ended.delete(pid);
      for (const pid of zombies) {
        const since = ended.get(pid) ?? now;
        ended.set(pid, since);
        longestEndedMs = Math.max(longestEndedMs, now - since);
      }
    },
    get longestEndedMs() {
      return longestEndedMs;
    },
    /** Names in the temp folder. */
    left: () => readdir(temp),
  };
}
