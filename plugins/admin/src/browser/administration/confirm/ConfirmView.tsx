import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import type { ReactNode } from "react";

export interface ConfirmViewProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will come of it, in a sentence or several. */
  readonly children: ReactNode;
  /** What is pressed to go on: "Delete message". */
  readonly action: string;
  /** What is pressed to leave things as they are. */
  readonly otherwise?: string;
  readonly intent?: "danger" | "primary";
  readonly isWorking: boolean;
  /** Not yet: what will come of it is not known. */
  readonly isHeld?: boolean;
  readonly widthPx?: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** It is gone from the screen. */
  readonly onClosed?: (() => void) | undefined;
}

/** Asks before something is done that many would notice, or that nobody can take back. */
export const ConfirmView = ({
  isOpen,
  title,
  children,
  action,
  otherwise = "Cancel",
  intent = "danger",
  isWorking,
  isHeld = false,
  widthPx = 480,
  onCancel,
  onConfirm,
  onClosed,
}: ConfirmViewProps) => (
  <Dialog
    actions={
      <>
        <Button autoFocus onClick={onCancel} text={otherwise} />
        <Button disabled={isHeld} intent={intent} loading={isWorking} onClick={onConfirm} text={action} />
      </>
    }
    isOpen={isOpen}
    onClose={onCancel}
    onClosed={onClosed}
    role="alertdialog"
    title={title}
    widthPx={widthPx}
  >
    {children}
  </Dialog>
);
