import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";

export interface RemoveUserDialogViewProps {
  readonly isOpen: boolean;
  /** Of whom it asks; undefined where they are there no more. */
  readonly email: string | undefined;
  /** The client's name. */
  readonly organisation: string;
  readonly isRemoving: boolean;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  /** It is gone from the screen. */
  readonly onClosed: () => void;
}

/** Asks before a person is taken out of the client. */
export const RemoveUserDialogView = ({
  isOpen,
  email,
  organisation,
  isRemoving,
  onCancel,
  onRemove,
  onClosed,
}: RemoveUserDialogViewProps) => (
  <Dialog
    actions={
      <>
        <Button autoFocus onClick={onCancel} text="Cancel" />
        <Button intent="danger" loading={isRemoving} onClick={onRemove} text="Delete" />
      </>
    }
    className="admin-remove"
    isOpen={isOpen}
    onClose={onCancel}
    onClosed={onClosed}
    role="alertdialog"
    title="Remove User?"
  >
    <p>
      Do you want to delete {email === undefined ? "this user" : <strong>{email}</strong>}? They lose access
      to {organisation} at once.
    </p>
  </Dialog>
);
