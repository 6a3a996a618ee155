import { readFileSync } from "node:fs";
import type { Container } from "./compose/engine.ts";

/**
 * Ends a process that the trial was told of, as a process dies.
 *
 * @throws where it is no process's number: 0 would be the trial's own group, and -1 every process there is.
 */
export function endProcess(pid: number): void {
  if (!Number.isInteger(pid) || pid <= 1) throw new Error(`${pid} is no process to end.`);
  process.kill(pid, "SIGKILL");
}

/**
 * Ends a container's first process.
 *
 * @throws where this machine's process of that number is not the container's, as with an engine in a machine of its own.
 */
export function endProcessOf({ id, service, pid }: Pick<Container, "id" | "service" | "pid">): void {
  if (!signsOf(pid).includes(id))
    throw new Error(
      `The process ${pid} of this machine is not ${service}'s: the container engine is on another machine, and the trial needs one here.`,
    );
  endProcess(pid);
}

/** In which control group a process is and what is mounted for it, either of which names its container; empty where there is no such process. */
function signsOf(pid: number): string {
  try {
    return ["cgroup", "mountinfo"].map((file) => readFileSync(`/proc/${pid}/${file}`, "utf8")).join("\n");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}
