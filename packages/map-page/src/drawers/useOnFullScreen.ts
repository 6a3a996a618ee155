import { useEffect, useEffectEvent } from "react";

/** Calls back when the page, or a part of it, goes full screen. */
export function useOnFullScreen(begun: () => void): void {
  const begin = useEffectEvent(begun);
  useEffect(() => {
    const read = () => {
      if (document.fullscreenElement !== null) begin();
    };
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
}
