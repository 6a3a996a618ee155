import { catchUp } from "./catchUp.ts";
import { listenToOtherTabs } from "./otherTabs.ts";

/**
 * Looks who is signed in whenever that may have changed unseen: in another tab, or while this one slept or was offline.
 * Over night a session ends, and the map would go on without it, silently missing what is not public.
 */
export function watchSession(): void {
  listenToOtherTabs(() => void catchUp());
  window.addEventListener("online", () => void catchUp());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void catchUp();
  });
}
