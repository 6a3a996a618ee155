import { PopoverNext, PopupKind } from "@blueprintjs/core";
import { NotificationsIcon } from "@blueprintjs/icons";
import { useState, useSyncExternalStore } from "react";
import { toasts } from "../session/state.ts";
import { besideMenu, MenuButton } from "./MenuItem.tsx";
import { NotificationsView } from "./NotificationsView.tsx";

/** Everything that was said in passing, to read again. What was not read yet is counted: a dot is for release notes. */
export function Notifications() {
  const [isOpen, setOpen] = useState(false);
  const { history, unseen } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) toasts.markSeen();
  };
  return (
    <PopoverNext
      arrow={false}
      content={<NotificationsView history={history} onClose={() => show(false)} />}
      fill
      isOpen={isOpen}
      onInteraction={show}
      {...besideMenu()}
      popupKind={PopupKind.DIALOG}
    >
      <MenuButton
        count={isOpen ? 0 : unseen}
        icon={NotificationsIcon}
        label="Notifications"
        onClick={() => show(!isOpen)}
      />
    </PopoverNext>
  );
}
