import type { Job } from "@stopbank/contract/jobs";
import { formatNumber } from "@stopbank/numbers";

/** How a job stands, in a word or two. */
export function jobWords({ state, cancel_asked, attempt, progress }: Job): string {
  if (state === "queued") return attempt > 0 ? "Waiting for another try" : "Waiting";
  if (state === "running")
    return cancel_asked ? "Being cancelled" : `Running, ${Math.floor(progress * 100)}%`;
  return { done: "Done", failed: "Failed", cancelled: "Cancelled", expired: "No longer kept" }[state];
}

/** `812 bytes`, `3 kB` of 1,000 bytes: how long it takes to arrive, not how much of a disk it fills. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} bytes` : `${formatNumber(bytes / 1_000, 0)} kB`;
