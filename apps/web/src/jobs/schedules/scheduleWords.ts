import type { Schedule } from "@stopbank/contract/schedules";

/** How a schedule stands, in a sentence. */
export function scheduleWords({ paused, last_run: last }: Schedule): string {
  const when = paused ? "Paused." : "After each new version of the data.";
  if (last === null) return `${when} Nothing has been made yet.`;
  const of = `version ${last.version}`;
  const made = {
    queued: `Of ${of} it is about to be made.`,
    running: `Of ${of} it is being made.`,
    done: `Last made of ${of}.`,
    failed: `Of ${of} it could not be made.`,
    cancelled: `Of ${of} it was cancelled.`,
    expired: `Last made of ${of}.`,
    refused: `Of ${of} it was not made.`,
  }[last.state];
  return `${when} ${made}`;
}
