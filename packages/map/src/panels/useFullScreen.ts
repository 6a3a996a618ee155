import { useEffect, useState } from "react";

export interface FullScreen {
  readonly isOn: boolean;
  readonly isPossible: boolean;
  toggle(): void;
}

/** Full screen for an element. What the browser refuses simply does not happen. */
export function useFullScreen(element: () => HTMLElement | null): FullScreen {
  const [isOn, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const read = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  return {
    isOn,
    isPossible: document.fullscreenEnabled,
    toggle() {
      const done = isOn ? document.exitFullscreen() : element()?.requestFullscreen();
      // Refused, for example without a user's gesture: the button then still says what is the case.
      done?.catch(() => setOn(document.fullscreenElement !== null));
    },
  };
}
