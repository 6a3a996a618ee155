import { useEffect, useState } from "react";

export interface NotesWindow {
  /** Undefined while there is none. */
  readonly window: Window | undefined;
  /** Opens one, or closes it. @returns false where the browser opens none. */
  toggle(): boolean;
}

/** A second window for the presenter's own screen; it goes with the presentation. */
export function useNotesWindow(title: string): NotesWindow {
  const [opened, setOpened] = useState<Window>();
  useEffect(() => {
    if (opened === undefined) return;
    const forget = () => setOpened(undefined);
    opened.addEventListener("pagehide", forget);
    return () => {
      opened.removeEventListener("pagehide", forget);
      opened.close();
    };
  }, [opened]);
  return {
    window: opened,
    toggle() {
      if (opened !== undefined) {
        setOpened(undefined);
        return true;
      }
      const next = window.open("", "", "popup,width=520,height=640");
      if (next === null) return false;
      next.document.title = `Notes · ${title}`;
      next.document.body.style.cssText =
        "font: 20px/30px Inter, system-ui, sans-serif; margin: 24px; color: #16202c; background: #ffffff";
      setOpened(next);
      return true;
    },
  };
}
