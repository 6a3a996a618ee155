import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import { TabSet } from "@stopbank/ui/tabs";
import type { ReactElement } from "react";
import { keptWords } from "./keptWords.ts";

export interface LoginDialogViewProps {
  readonly isOpen: boolean;
  /** What made it open, where there is something to say. */
  readonly why: string | undefined;
  /** The session ended over a screen, which may be given up. */
  readonly isExpired: boolean;
  readonly form: ReactElement;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** The log-in, with why it is asked for and, over a session that ended, a way out of it. */
export function LoginDialogView({ isOpen, why, isExpired, form, onClose, onLeave }: LoginDialogViewProps) {
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
      {/* Signing up is a second tab, once the server takes sign-ups. */}
      <TabSet chosen="log-in" id="login" tabs={[{ id: "log-in", panel: form, title: "Log in" }]} />
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
