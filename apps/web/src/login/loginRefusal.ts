import { ApiError } from "@stopbank/contract/client";

/** What to say to somebody who could not log in. */
export function loginRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong.";
  if (error.status === 401) return "Something went wrong. Please check if the e-mail or password is valid";
  if (error.status !== 429) return error.message;
  const wait = error.retryAfterSeconds;
  return `Too many attempts, please wait and try again${wait === undefined ? "" : ` in ${formatWait(wait)}`}`;
}

const minuteSeconds = 60;
const hourSeconds = 3_600;

/** `36 seconds`, `4 minutes`, `3 hours`: never less than it is. */
function formatWait(seconds: number): string {
  if (seconds <= minuteSeconds) return counted(seconds, "second");
  if (seconds <= 2 * hourSeconds) return counted(Math.ceil(seconds / minuteSeconds), "minute");
  return counted(Math.ceil(seconds / hourSeconds), "hour");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
