import type { ClientJob } from "@stopbank/contract/client-jobs";
import { formatNumber } from "@stopbank/numbers";

export const jobStateWords: Readonly<Record<ClientJob["state"], string>> = {
  queued: "Waiting",
  running: "Running",
  done: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
  expired: "No longer kept",
};

/** How a job stands: "Running, 42%", "Waiting for another try". */
export function standingWords({ state, attempt, progress, cancel_asked }: ClientJob): string {
  if (state === "queued" && attempt > 0) return "Waiting for another try";
  if (state !== "running") return jobStateWords[state];
  return cancel_asked ? "Being cancelled" : `Running, ${Math.floor(progress * 100)}%`;
}

export const isUnderWay = ({ ended_at }: Pick<ClientJob, "ended_at">): boolean => ended_at === undefined;

const minute = 60;
const hour = 60 * minute;

/** How long it has been worked on, or was: "12 s", "3 min 5 s", "2 h 10 min". Undefined before it was begun. */
export function tookWords({ started_at, ended_at }: ClientJob, now: Date): string | undefined {
  if (started_at === undefined) return undefined;
  const end = ended_at === undefined ? now.getTime() : Date.parse(ended_at);
  const seconds = Math.max(0, (end - Date.parse(started_at)) / 1_000);
  if (seconds < 10) return `${formatNumber(seconds, 1)} s`;
  const whole = Math.round(seconds);
  if (whole < minute) return `${whole} s`;
  if (whole < hour) return `${Math.floor(whole / minute)} min ${whole % minute} s`;
  return `${Math.floor(whole / hour)} h ${Math.floor((whole % hour) / minute)} min`;
}

/** `admin.verify-dataset` as people read it: "Verify dataset". */
export function kindWords(kind: string): string {
  const words = kind.slice(kind.indexOf(".") + 1).replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
