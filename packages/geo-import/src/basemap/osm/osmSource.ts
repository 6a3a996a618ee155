import type { BasemapEntry } from "../../description/basemap.ts";
import type { Description } from "../../description/description.ts";

const osmSource = {
  title: "OpenStreetMap",
  url: "https://www.openstreetmap.org/copyright",
  licence: "ODbL-1.0",
  attribution: "© OpenStreetMap contributors",
};

/** The sources with OpenStreetMap's, whose licence asks for it, where a basemap is drawn from it. */
export const withOsmSource = (
  sources: Description["sources"],
  basemap: BasemapEntry | undefined,
): Description["sources"] =>
  basemap?.osm === undefined || sources.some(({ attribution }) => /openstreetmap/i.test(attribution))
    ? sources
    : [...sources, osmSource];
