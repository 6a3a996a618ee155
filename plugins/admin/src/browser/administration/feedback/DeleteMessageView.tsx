import { ConfirmView, type ConfirmViewProps } from "../confirm/ConfirmView.tsx";

export type DeleteMessageViewProps = Pick<
  ConfirmViewProps,
  "isOpen" | "isWorking" | "onCancel" | "onConfirm"
>;

/** Asks before a message goes for good. */
export const DeleteMessageView = (props: DeleteMessageViewProps) => (
  <ConfirmView {...props} action="Delete message" title="Delete this message?">
    <p>
      The words, the address and the picture go for good: nobody can bring them back. That a message was
      deleted, and by whom, stays in the audit trail.
    </p>
  </ConfirmView>
);
