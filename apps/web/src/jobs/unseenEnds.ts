import type { Job } from "@stopbank/contract/jobs";

/** Jobs that came to an end by themselves after the last look, by the server's clock. */
export const unseenEnds = (jobs: readonly Job[], seenUntil: string): readonly Job[] =>
  jobs.filter(({ state, ended_at = "" }) => (state === "done" || state === "failed") && ended_at > seenUntil);

/** The time of the last end there is to see; empty where nothing has ended. */
export const lastEnd = (jobs: readonly Job[]): string =>
  jobs.reduce((last, { ended_at = "" }) => (ended_at > last ? ended_at : last), "");

/** What the dot in the menu means, in words; empty without one. */
export function wordsOfEnds(unseen: readonly Job[]): string {
  const [only, ...others] = unseen;
  if (only === undefined) return "";
  if (others.length > 0) return `${unseen.length} jobs have ended`;
  return only.state === "done" ? `${only.title}: done` : `${only.title}: failed`;
}
