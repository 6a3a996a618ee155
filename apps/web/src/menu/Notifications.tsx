import { Button, PopoverNext, PopupKind } from "@blueprintjs/core";
import { CrossIcon, NotificationsIcon } from "@blueprintjs/icons";
import { formatDateTime } from "@stopbank/ui/dates";
import { Empty } from "@stopbank/ui/states";
import { useId, useState, useSyncExternalStore } from "react";
import { toasts } from "../session/state.ts";
import { besideMenu, MenuButton } from "./MenuItem.tsx";

/** Everything that was said in passing, to read again. What was not read yet is counted: a dot is for release notes. */
export function Notifications() {
  const [isOpen, setOpen] = useState(false);
  const { unseen } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) toasts.markSeen();
  };
  return (
    <PopoverNext
      arrow={false}
      content={<History onClose={() => show(false)} />}
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

function History({ onClose }: { onClose: () => void }) {
  const { history } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const id = useId();
  return (
    <section aria-labelledby={id} className="popover-card">
      <header>
        <h2 id={id}>Notifications</h2>
        <Button aria-label="Close" icon={<CrossIcon />} onClick={onClose} variant="minimal" />
      </header>
      {history.length === 0 ? (
        <Empty>Nothing has happened yet.</Empty>
      ) : (
        <ol className="notifications">
          {history.map((toast) => (
            <li className={`notification-${toast.intent}`} key={toast.id}>
              <p>{toast.message}</p>
              <time className="sb-muted sb-small" dateTime={toast.at.toISOString()}>
                {formatDateTime(toast.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
