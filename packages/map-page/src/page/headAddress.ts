import type { DrawerTab } from "@stopbank/plugin-api/browser";

/** Where a page is, by the address bar. */
export interface HeadAddress<T> {
  /** The page's own path. */
  readonly own: string;
  /** The tab of the head whose address it is at. */
  readonly tab: T | undefined;
}

/**
 * Reads the path of the address bar, at a map page, for the tabs at its head.
 *
 * @param path below a tab's address as well: `/risk/stories/3` is at `stories` of `/risk`.
 */
export function headAddress<T extends Pick<DrawerTab, "address">>(
  path: string,
  tabs: readonly T[],
): HeadAddress<T> {
  for (const tab of tabs) {
    const at = tab.address === undefined ? -1 : `${path}/`.indexOf(`/${tab.address}/`, 1);
    if (at > 0) return { own: path.slice(0, at), tab };
  }
  return { own: path, tab: undefined };
}
