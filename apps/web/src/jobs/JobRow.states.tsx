import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { JobRow } from "./JobRow.tsx";
import { jobAt } from "./testing/jobAt.ts";

const rest = {
  busy: new Set<string>(),
  onCancel: unheard,
  onAgain: unheard,
  onMail: unheard,
  onDownload: unheard,
};

export default statesOf(
  JobRow,
  {
    waiting: { ...rest, job: jobAt.waiting },
    "waiting for another try": { ...rest, job: jobAt.again },
    running: { ...rest, job: jobAt.running },
    "to be told by mail": { ...rest, job: { ...jobAt.running, mail_wanted: true } },
    "being cancelled": { ...rest, job: jobAt.cancelling },
    done: { ...rest, job: jobAt.done },
    "fetching a file": { ...rest, job: jobAt.done, busy: new Set([`${jobAt.done.id} verification.txt`]) },
    failed: { ...rest, job: jobAt.failed },
    "whose kind is not offered any more": { ...rest, job: { ...jobAt.failed, may_run_again: false } },
    "being run again": { ...rest, job: jobAt.failed, busy: new Set([`${jobAt.failed.id} again`]) },
    cancelled: { ...rest, job: jobAt.cancelled },
    "no longer kept": { ...rest, job: jobAt.expired },
    "long text": {
      ...rest,
      job: {
        ...jobAt.running,
        title: "Coastal inundation with a sea level rise of one metre and a breached stopbank, every suburb",
        step: "exposures/coastal_inundation_100yr_slr100_breached_stopbank_at_high_tide/buildings.arrow",
      },
    },
  },
  { around: (row) => <ul className="jobs-list">{row}</ul> },
);
