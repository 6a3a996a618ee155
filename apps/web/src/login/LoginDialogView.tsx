import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import type { ReactElement } from "react";
import { keptWords } from "./keptWords.ts";

export interface LoginDialogViewProps {
  readonly isOpen: boolean;
  /** What made it open, where there is something to say. */
  readonly why: string | undefined;
  /** The session ended over a screen, which may be given up. */
  readonly isExpired: boolean;
  readonly forms: ReactElement;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** The log-in, with why it is asked for and, over a session that ended, a way out of it. */
export function LoginDialogView({ isOpen, why, isExpired, forms, onClose, onLeave }: LoginDialogViewProps) {
  return (
    <Dialog
      className="login-dialog"
      closesOnOutsideClick={false}
      isOpen={isOpen}
      onClose={onClose}
      title="Welcome to Stopbank"
      widthPx={420}
    >
      {why !== undefined && <p>{why}</p>}
      {isExpired && <p className="sb-muted">{keptWords}</p>}
      {forms}
      {isExpired && (
        <Button
          className="login-leave"
          fill
          onClick={onLeave}
          text="Leave it and go on as a visitor"
          variant="minimal"
        />
      )}
    </Dialog>
  );
}
