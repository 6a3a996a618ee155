import type { MouseEvent } from "react";

/**
 * Opens what a link leads to in a tab of its own: no other page of ours may stand in another site's frame. Within the page, links
 * lead on as ever.
 */
export function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute("href")?.startsWith("#") === true) return;
  event.preventDefault();
  window.open(link.href, "_blank", "noopener");
}
