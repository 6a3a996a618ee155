import type { SceneStore } from "@stopbank/scene/store";
import type { SampleSites } from "../api.ts";
import { addSite, sitesOf } from "../domain/sites.ts";

/** The sites of a page, for other plugins. */
export const createSampleSites = (store: SceneStore): SampleSites => ({
  list: () => sitesOf(store.state.scene),
  add: (site) => store.apply(addSite(site)),
});
