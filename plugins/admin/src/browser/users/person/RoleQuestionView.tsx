import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import type { RoleQuestion } from "../../../domain/roleWords.ts";

export interface RoleQuestionViewProps {
  readonly isOpen: boolean;
  /** The one asked last stays while it fades. */
  readonly question: RoleQuestion | undefined;
  readonly isWorking: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before somebody is made an administrator, or is one no longer. */
export const RoleQuestionView = ({
  isOpen,
  question,
  isWorking,
  onCancel,
  onConfirm,
}: RoleQuestionViewProps) => (
  <Dialog
    actions={
      <>
        <Button autoFocus onClick={onCancel} text="Cancel" />
        <Button intent="danger" loading={isWorking} onClick={onConfirm} text={question?.confirm} />
      </>
    }
    className="admin-remove"
    isOpen={isOpen}
    onClose={onCancel}
    role="alertdialog"
    title={question?.title ?? ""}
  >
    <p>{question?.text}</p>
  </Dialog>
);
