import type { Schedule } from "@stopbank/contract/schedules";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ScheduleRow } from "./ScheduleRow.tsx";

const schedule: Schedule = {
  id: "one",
  kind: "risk.report",
  title: "Hazard Summary",
  mail_wanted: true,
  paused: false,
  created_at: "2026-11-22T08:00:00.000Z",
  last_run: { version: "0123456789abcdef", begun_at: "2026-11-23T08:00:00.000Z", state: "done" },
};
const error = { code: "client/not-yours", message: "You are not a member of this organisation." };
const rest = { isBusy: false, onChange: unheard, onDelete: unheard };
const last = schedule.last_run;

export default statesOf(
  ScheduleRow,
  {
    done: { ...rest, schedule },
    "nothing made yet": { ...rest, schedule: { ...schedule, last_run: null } },
    paused: { ...rest, schedule: { ...schedule, paused: true, mail_wanted: false } },
    refused: { ...rest, schedule: { ...schedule, last_run: last && { ...last, state: "refused", error } } },
    failed: { ...rest, schedule: { ...schedule, last_run: last && { ...last, state: "failed", error } } },
    "being changed": { ...rest, isBusy: true, schedule },
    "long title": {
      ...rest,
      schedule: {
        ...schedule,
        title:
          "Coastal inundation with a sea level rise of one metre and a breached stopbank, for the council",
      },
    },
  },
  { around: (row) => <ul className="jobs-list">{row}</ul> },
);
