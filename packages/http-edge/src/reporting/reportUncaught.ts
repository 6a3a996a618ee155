import { openReporter, type ReporterOptions } from "./openReporter.ts";

/**
 * Reports what nothing caught, an exception or a promise that nobody waits for, and then lets the process end of it as it
 * would have without this: its stack on stderr and exit code 1, two seconds later at most. Without a DSN nothing changes.
 */
export async function reportUncaught(options: ReporterOptions): Promise<void> {
  const reporter = await openReporter(options);
  if (reporter === undefined) return;
  let isEnding = false;
  const endOf = (error: unknown) => {
    // What comes while the first is on its way comes of it, mostly.
    if (isEnding) return;
    isEnding = true;
    reporter.report(error, {});
    void reporter.close().finally(() => {
      process.off("uncaughtException", endOf);
      setImmediate(() => {
        throw error;
      });
    });
  };
  process.on("uncaughtException", endOf);
}
