import { createContext, useContext, useEffect } from "react";
import { useClient } from "./useShell.ts";

/** Told of the title where a page is drawn without a browser's tab. */
export const PageTitle = createContext<((title: string) => void) | undefined>(undefined);

/**
 * Names the browser's tab after the page and the client, for as long as the page stands.
 *
 * @param page "Risk map".
 */
export function useTitle(page: string): void {
  const { displayName } = useClient();
  const title = `${page} · ${displayName}`;
  useContext(PageTitle)?.(title);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = "Stopbank";
    };
  }, [title]);
}
