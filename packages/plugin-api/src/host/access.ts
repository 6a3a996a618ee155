import { hasAccess } from "@stopbank/contract/roles";
import type { Contribution } from "../common.ts";

/** Who looks at the screen, as far as contributions care. */
export interface Viewer {
  readonly signedIn: boolean;
  readonly roles: readonly string[];
}

/** Whether a contribution is for this viewer. Hides it only; the server decides what they may do. */
export function isAccessible({ access }: Pick<Contribution, "access">, viewer: Viewer): boolean {
  if (access === undefined) return true;
  return viewer.signedIn && hasAccess(access, viewer.roles);
}
