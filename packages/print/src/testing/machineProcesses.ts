import { readdirSync, readFileSync } from "node:fs";

/** What Linux says of a process: state, parent, group and more, all that is after the name in brackets; empty of one that has gone. */
export const statOf = (pid: number): readonly string[] =>
  readOf(pid, "stat")
    .replace(/^.*\) /s, "")
    .split(" ");

/** Every process that this one may see. */
export const pids = (): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A file of a process; nothing of a process that has gone meanwhile. */
export function readOf(pid: number, what: "stat" | "environ" | "cmdline"): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "latin1");
  } catch {
    return "";
  }
}
