import { routes } from "@stopbank/contract/routes";
import type { SavedView, SavedViewsPage } from "@stopbank/contract/saved-views";
import type { useCall } from "@stopbank/plugin-api/browser";

/**
 * The saved views that the reader sees, page after page: they are searched, and stand by folder. What somebody changes meanwhile
 * comes to the front, and may be missing until they are next read.
 */
export async function readAllViews(call: ReturnType<typeof useCall>): Promise<readonly SavedView[]> {
  const all: SavedView[] = [];
  let cursor: string | null = null;
  do {
    const page: SavedViewsPage = await call(routes.savedViews, { query: cursor === null ? {} : { cursor } });
    all.push(...page.views);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}
