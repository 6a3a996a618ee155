import { startAnewCode } from "./startAnew.ts";

/**
 * Ends this process for `startAnew` to start another one: as an operator ends it, so that its store is closed; and at once
 * while it starts, when it hears nobody yet and would end by the signal, which is for good.
 */
export function endToStartAnew(): void {
  if (process.listenerCount("SIGTERM") === 0) process.exit(startAnewCode);
  process.exitCode = startAnewCode;
  process.kill(process.pid, "SIGTERM");
}
