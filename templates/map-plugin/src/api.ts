import { token } from "@stopbank/plugin-api";
import type { Site } from "./domain/site.ts";

export type { Site } from "./domain/site.ts";

/** What other plugins can do with the sites of the page, for the client in use. */
export interface SampleSites {
  /** In the order they were marked: the same list until there are others. */
  list(): readonly Site[];
  /** @throws DomainError `sample-sites/too-many`. */
  add(site: Site): void;
}

export const sampleSites = token<SampleSites>("sample-sites.sites");
