import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";
import { formatDateTime } from "@stopbank/ui/dates";
import { Empty } from "@stopbank/ui/states";
import type { ShownToast } from "@stopbank/ui/toaster";
import { useId } from "react";

export interface NotificationsViewProps {
  /** Newest first. */
  readonly history: readonly ShownToast[];
  readonly onClose: () => void;
}

/** What was said, with when. */
export function NotificationsView({ history, onClose }: NotificationsViewProps) {
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
