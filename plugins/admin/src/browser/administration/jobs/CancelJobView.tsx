import type { ClientJob } from "@stopbank/contract/client-jobs";
import { ConfirmView, type ConfirmViewProps } from "../confirm/ConfirmView.tsx";

export interface CancelJobViewProps
  extends Pick<ConfirmViewProps, "isOpen" | "isWorking" | "onCancel" | "onConfirm"> {
  /** Which job it asks about; undefined before there was one. */
  readonly job: Pick<ClientJob, "title" | "owner"> | undefined;
}

/** Asks before somebody's job is given up. */
export const CancelJobView = ({ job, ...props }: CancelJobViewProps) => (
  <ConfirmView {...props} action="Cancel job" otherwise="Keep it going" title="Cancel this job?">
    <p>
      {job?.title} of {job?.owner.email} is given up, and what it has done so far is lost. It can be started
      again by whoever may.
    </p>
  </ConfirmView>
);
