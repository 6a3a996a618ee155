import { DomainError } from "@stopbank/errors";
import type { ScheduledRun } from "@stopbank/plugin-api/server";
import type { RunOfJob } from "@stopbank/store/schedules";

const mostBytes = 262_144;

/** What a job of a schedule is given, and how what it keeps is had when it is done. */
export interface KeptRun {
  readonly scheduled: ScheduledRun;
  /** Undefined while it has kept nothing. */
  facts(): unknown;
}

export function keptRun({ before }: RunOfJob): KeptRun {
  let kept: unknown;
  return {
    scheduled: {
      before: before && { facts: before.facts, at: before.doneAt },
      keep: (facts) => {
        if (Buffer.byteLength(JSON.stringify(facts)) > mostBytes)
          throw new DomainError(
            "too-large",
            "schedules/facts-too-large",
            "What is to be compared with the next version of the data is too large to be kept.",
          );
        kept = facts;
      },
    },
    facts: () => kept,
  };
}
