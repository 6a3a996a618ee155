import { matches } from "../host/matches.ts";
import type { SitePage } from "../host.ts";

/** The page an address belongs to: the first that fits, since pages stand with the most particular first. */
export const pageAt = (path: string, pages: readonly SitePage[]): SitePage | undefined =>
  pages.find((page) => matches(page.path, path));
