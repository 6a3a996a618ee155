import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";

export interface LogoutDialogViewProps {
  readonly isOpen: boolean;
  readonly isWorking: boolean;
  /** Something is typed and not saved. */
  readonly hasDraft: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** Asks before the session ends. */
export const LogoutDialogView = ({
  isOpen,
  isWorking,
  hasDraft,
  onClose,
  onLeave,
}: LogoutDialogViewProps) => (
  <Dialog
    actions={
      <>
        <Button autoFocus onClick={onClose} text="Cancel" />
        <Button intent="primary" loading={isWorking} onClick={onLeave} text="Signout" />
      </>
    }
    isOpen={isOpen}
    onClose={onClose}
    role="alertdialog"
    title="Logout"
    widthPx={400}
  >
    <p>Do you want to continue signing out?</p>
    {hasDraft && <p>What you have typed and not saved is dropped.</p>}
  </Dialog>
);
