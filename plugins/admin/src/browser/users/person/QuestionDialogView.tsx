import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import type { Question } from "../../../domain/people/roleWords.ts";

export interface QuestionDialogViewProps {
  readonly isOpen: boolean;
  /** The one asked last stays while it fades. */
  readonly question: Question | undefined;
  readonly isWorking: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before what decides over others, or cannot be taken back. */
export const QuestionDialogView = ({
  isOpen,
  question,
  isWorking,
  onCancel,
  onConfirm,
}: QuestionDialogViewProps) => (
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
