import { Button } from "@blueprintjs/core";
import type { ApiToken } from "@stopbank/contract/api-tokens";
import { formatDateTime } from "@stopbank/ui/dates";
import { Dialog } from "@stopbank/ui/dialog";

export interface RevokeTokenViewProps {
  readonly isOpen: boolean;
  /** Of which it asks. */
  readonly token: ApiToken | undefined;
  readonly isRevoking: boolean;
  readonly onCancel: () => void;
  readonly onRevoke: () => void;
}

/** Asks before a token is revoked, and says what ends with it. */
export const RevokeTokenView = ({ isOpen, token, isRevoking, onCancel, onRevoke }: RevokeTokenViewProps) => (
  <Dialog
    actions={
      <>
        <Button autoFocus onClick={onCancel} text="Cancel" />
        <Button intent="danger" loading={isRevoking} onClick={onRevoke} text="Revoke token" />
      </>
    }
    className="admin-remove"
    isOpen={isOpen}
    onClose={onCancel}
    role="alertdialog"
    title="Revoke token?"
  >
    <p>
      Every program that asks with <strong>{token?.name}</strong> is refused from its next request on. This
      cannot be undone: they need a new token.
    </p>
    <p className="sb-muted">
      {token === undefined || token.last_used_at === null
        ? "It was never used."
        : `It was last used on ${formatDateTime(new Date(token.last_used_at))}.`}
    </p>
  </Dialog>
);
