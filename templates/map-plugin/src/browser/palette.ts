import type { Get } from "@stopbank/plugin-api";
import type { PaletteSearch } from "@stopbank/plugin-api/browser";
import { bestFits } from "@stopbank/ui/by-words";
import { sampleSites } from "../api.ts";

/** The sites of the map, for the search of everything: they are few, and all there before anything is typed. */
export async function siteSource(get: Get): Promise<PaletteSearch> {
  const sites = await get(sampleSites);
  const items = () =>
    sites.list().map(({ longitude, latitude }, at) => ({
      key: `${longitude} ${latitude}`,
      title: `Site ${at + 1}`,
      detail: `${latitude}, ${longitude}`,
      href: "/sample-sites",
    }));
  return {
    find: (text, mostItems) => bestFits(text, items(), ({ title }) => ({ title })).slice(0, mostItems),
  };
}
