import { useContributions } from "@stopbank/plugin-api/browser";
import { headAddress } from "./headAddress.ts";

/** The path of a map page itself, also while the address bar names what stands beside it. */
export function usePagePath(pageId: string): string {
  const tabs = useContributions("drawerTabs").filter(({ page }) => page === pageId);
  return headAddress(window.location.pathname, tabs).own;
}
