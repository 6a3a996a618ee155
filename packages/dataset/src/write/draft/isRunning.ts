/** Whether a process of this machine is still there, by its number. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to ask (EPERM) means that it is there.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
