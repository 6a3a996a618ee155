import { isPage } from "@stopbank/contract/is-page";
import { isWebAddress } from "@stopbank/contract/web-address";

/** Where a button of a story leads: to a page of the app, to the web, or nowhere, where its address is neither. */
export function wayOn(url: string): "page" | "web" | undefined {
  if (isPage(url)) return "page";
  return isWebAddress(url) ? "web" : undefined;
}

/**
 * The address as it is written on paper, where nobody knows what site it was on.
 *
 * @param site an address of the app's.
 */
export const paperAddress = (url: string, site: string): string | undefined =>
  wayOn(url) === undefined ? undefined : URL.parse(url, site)?.href;
