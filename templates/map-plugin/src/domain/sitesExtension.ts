import type { SceneExtension } from "@stopbank/scene/extension";
import { Check } from "typebox/value";
import { isSame, mostSites, Site } from "./site.ts";

/** Sites in scenes and links: `172.94,-40.3;172.95,-40.31`. */
export const sitesExtension: SceneExtension<readonly Site[]> = {
  id: "sample-sites.sites",
  what: "the sites",
  encode: (sites) => sites.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(";"),
  decode(text) {
    const sites = text.split(";", mostSites + 1).map(siteOf);
    if (sites.length > mostSites || !sites.every((site) => site !== undefined)) return undefined;
    return sites.filter((site, at) => sites.findIndex((other) => isSame(other, site)) === at);
  },
  isEmpty: (sites) => sites.length === 0,
};

function siteOf(text: string): Site | undefined {
  const [, longitude, latitude] = /^(-?\d{1,3}(?:\.\d{1,6})?),(-?\d{1,2}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  const site = { longitude: Number(longitude), latitude: Number(latitude) };
  return Check(Site, site) ? site : undefined;
}
