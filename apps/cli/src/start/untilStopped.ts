/** Waits for Ctrl-C or a supervisor's stop, then lets go of everything. A second Ctrl-C ends at once. */
export async function untilStopped(stop: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
  process.once("SIGINT", () => process.exit(130));
  await stop();
}
