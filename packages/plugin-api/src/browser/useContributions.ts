import { useMemo } from "react";
import type { BrowserPoints } from "../browser.ts";
import type { Viewer } from "../host.ts";
import { openTo } from "./openTo.ts";
import { useService } from "./services.ts";
import { contributions } from "./shellServices.ts";
import { useSession } from "./useShell.ts";

/**
 * Whom screens are drawn for. Whoever's session ended still sees what they saw until they log in again, or go on as a
 * visitor; the server has stopped answering them.
 */
export function useViewer(): Viewer {
  const { status, roles } = useSession();
  return useMemo(() => ({ signedIn: status !== "visitor", roles }), [status, roles]);
}

/** What plugins that are on add to a place, in order, as far as it is for this viewer: the same list while it holds the same. */
export const useContributions = <P extends keyof BrowserPoints>(place: P): readonly BrowserPoints[P][] =>
  openTo(useService(contributions)(place), useViewer());
