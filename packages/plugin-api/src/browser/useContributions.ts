import { useMemo } from "react";
import type { BrowserPoints } from "../browser.ts";
import { isAccessible, type Viewer } from "../host.ts";
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

/** What plugins that are on add to a place, in order, as far as it is for this viewer. */
export function useContributions<P extends keyof BrowserPoints>(place: P): readonly BrowserPoints[P][] {
  const all = useService(contributions)(place);
  const viewer = useViewer();
  return useMemo(() => {
    const open = all.filter((one) => isAccessible("access" in one ? one : {}, viewer));
    // The same list as long as it holds the same: whoever signs in loses nothing that is running.
    return open.length === all.length ? all : open;
  }, [all, viewer]);
}
