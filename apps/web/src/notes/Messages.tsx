import { useEffect, useSyncExternalStore } from "react";
import { toasts } from "../session/state.ts";
import { MessagesView } from "./MessagesView.tsx";

/** Everything that was said in passing, to read again: whoever sees it has read it. */
export function Messages() {
  const { history, unseen } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  useEffect(() => {
    if (unseen > 0) toasts.markSeen();
  }, [unseen]);
  return <MessagesView history={history} />;
}
