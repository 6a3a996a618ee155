import { ApiError } from "@stopbank/contract/client";
import { formatWait } from "@stopbank/numbers";

/** What to say to somebody who could not log in. */
export function loginRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong.";
  if (error.status === 401) return "Something went wrong. Please check if the e-mail or password is valid";
  return error.status === 429 ? waitWords(error) : error.message;
}

/** What to say to somebody who has tried too often. */
export function waitWords({ retryAfterSeconds: wait }: ApiError): string {
  return `Too many attempts, please wait and try again${wait === undefined ? "" : ` in ${formatWait(wait)}`}`;
}
