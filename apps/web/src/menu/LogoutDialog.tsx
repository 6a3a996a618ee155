import { useState } from "react";
import { hasDrafts } from "../session/drafts.ts";
import { signOut } from "../session/leave.ts";
import { LogoutDialogView } from "./LogoutDialogView.tsx";

export function LogoutDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const [isWorking, setWorking] = useState(false);
  const leave = async () => {
    setWorking(true);
    await signOut();
    setWorking(false);
    onClose();
  };
  return (
    <LogoutDialogView
      hasDraft={isOpen && hasDrafts()}
      isOpen={isOpen}
      isWorking={isWorking}
      onClose={onClose}
      onLeave={() => void leave()}
    />
  );
}
