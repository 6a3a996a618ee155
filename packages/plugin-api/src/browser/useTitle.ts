import { useEffect } from "react";
import { useClient } from "./useShell.ts";

/**
 * Names the browser's tab after the page and the client, for as long as the page stands.
 *
 * @param page "Risk map".
 */
export function useTitle(page: string): void {
  const { displayName } = useClient();
  useEffect(() => {
    document.title = `${page} · ${displayName}`;
    return () => {
      document.title = "Stopbank";
    };
  }, [page, displayName]);
}
