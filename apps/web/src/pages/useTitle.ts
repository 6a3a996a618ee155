import { useClient } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";

/** Names the tab after the screen and the client. */
export function useTitle(screen: string): void {
  const { displayName } = useClient();
  useEffect(() => {
    document.title = `${screen} · ${displayName}`;
    return () => {
      document.title = "Stopbank";
    };
  }, [screen, displayName]);
}
