import { NotificationsIcon } from "@blueprintjs/icons";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useState, useSyncExternalStore } from "react";
import { useSnapshot } from "valtio";
import { couldNotOpen } from "../couldNotOpen.ts";
import { shell, toasts } from "../session/state.ts";
import { MenuButton } from "./MenuItem.tsx";
import { closeMenuOnPhone } from "./menuState.ts";

/**
 * Opens the release notes, with what was said in passing beside them. The dot is for notes that were not seen; messages
 * that were not read are counted where there is none.
 */
export function Notifications() {
  const [isOpen, setOpen] = useState(false);
  const { hasUnseenNotes } = useSnapshot(shell);
  const { unseen } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const Dialog = useFetched(isOpen, loadDialog, (error) => {
    couldNotOpen("release notes", error);
    setOpen(false);
  });
  const open = () => {
    closeMenuOnPhone();
    setOpen(true);
  };
  return (
    <>
      <MenuButton
        count={hasUnseenNotes ? 0 : unseen}
        hasDot={hasUnseenNotes}
        icon={NotificationsIcon}
        label="Notifications"
        note={hasUnseenNotes ? "new release notes" : ""}
        onClick={open}
      />
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const loadDialog = () => import("../notes/NotesDialog.tsx").then(({ NotesDialog }) => NotesDialog);
