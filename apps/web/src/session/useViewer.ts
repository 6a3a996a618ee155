import { useSession } from "@stopbank/plugin-api/browser";
import type { Viewer } from "@stopbank/plugin-api/host";
import { useMemo } from "react";

/**
 * Whom screens are drawn for. Whoever's session ended still sees what they saw, while the dialog asks them to
 * sign in again; the server has stopped answering them.
 */
export function useViewer(): Viewer {
  const { status, roles } = useSession();
  return useMemo(() => ({ signedIn: status !== "visitor", roles }), [status, roles]);
}
