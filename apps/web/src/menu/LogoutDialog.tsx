import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import { signOut } from "../session/state.ts";

export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isWorking, setWorking] = useState(false);
  const leave = async () => {
    setWorking(true);
    await signOut();
    setWorking(false);
    onClose();
  };
  return (
    <Dialog
      actions={
        <>
          <Button autoFocus onClick={onClose} text="Cancel" />
          <Button intent="primary" loading={isWorking} onClick={() => void leave()} text="Signout" />
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title="Logout"
      widthPx={400}
    >
      <p>Do you want to continue signing out?</p>
    </Dialog>
  );
}
