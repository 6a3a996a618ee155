import { useState } from "react";
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
    <LogoutDialogView isOpen={isOpen} isWorking={isWorking} onClose={onClose} onLeave={() => void leave()} />
  );
}
