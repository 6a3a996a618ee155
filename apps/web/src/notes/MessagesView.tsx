import "./notes.css";
import { formatDateTime } from "@stopbank/ui/dates";
import { Empty } from "@stopbank/ui/states";
import type { ShownToast } from "@stopbank/ui/toaster";

export interface MessagesViewProps {
  /** Newest first. */
  readonly history: readonly ShownToast[];
}

/** What was said in passing, with when. */
export function MessagesView({ history }: MessagesViewProps) {
  if (history.length === 0) return <Empty>Nothing has happened yet.</Empty>;
  return (
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
  );
}
