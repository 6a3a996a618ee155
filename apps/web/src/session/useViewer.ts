import { useSession } from "@stopbank/plugin-api/browser";
import type { Viewer } from "@stopbank/plugin-api/host";
import { useMemo } from "react";

/**
 * Whom screens are drawn for. Whoever's session ended still sees what they saw until they log in again, or go on as a
 * visitor; the server has stopped answering them.
 */
export function useViewer(): Viewer {
  const { status, roles } = useSession();
  return useMemo(() => ({ signedIn: status !== "visitor", roles }), [status, roles]);
}
