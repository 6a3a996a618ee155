import { useState } from "react";
import { askServer } from "../session/sessionCalls.ts";
import { toasts } from "../session/state.ts";
import { PreviewLineView } from "./PreviewLineView.tsx";

/** The way out of a preview: the page is loaded anew, so that nothing that was seen in it stays. */
export function PreviewLine() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await askServer("/bff/session/preview", "DELETE");
      location.assign("/administration/features");
    } catch (error) {
      setLeaving(false);
      toasts.error(error instanceof Error ? error.message : "The preview could not be left.");
    }
  };
  return <PreviewLineView isLeaving={isLeaving} onLeave={() => void leave()} />;
}
