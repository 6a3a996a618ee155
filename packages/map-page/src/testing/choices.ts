import type { ElementLayer, Layers } from "@stopbank/contract/layers";
import { earthquake, riverFlood, tsunami } from "./hazards.ts";

const legend = { title: "Legend", sections: [] };
const tileset = {
  id: "parks",
  type: "vector",
  url: "/api/tiles/parks/{z}/{x}/{y}",
  minZoom: 0,
  maxZoom: 14,
  bounds: [172.5, -40.6, 173.3, -40],
} as const;

const element = (type: string, display_name: string, element_count: number): ElementLayer => ({
  type,
  display_name,
  icon: "home",
  geometry: "polygon",
  color: "#34506e",
  metric_type: "count",
  unit: "each",
  is_cascading: false,
  n_days: [],
  element_count,
  filterable_information: [],
  has_replacement_cost: false,
  hazards: ["river"],
  helpFileName: `${type}.md`,
  tilesets: [],
  legend,
});

const contextual = (id: string, display_name: string, hasTiles: boolean) => ({
  id,
  display_name,
  icon: "tree",
  geometry: "polygon" as const,
  color: "#2e7d32",
  tilesets: hasTiles ? [{ ...tileset, bounds: [...tileset.bounds] }] : [],
  legend,
});

/** What a client can choose from: of each kind something that has no data. Against earthquakes nothing was assessed. */
export const choices: Layers = {
  dataset_version: "0123456789abcdef",
  notice: "",
  attribution: [],
  bounds: [...tileset.bounds],
  currency: "NZD",
  assets: {
    built: {
      title: "Built",
      icon: "home",
      groups: [
        { groupName: "Houses", icon: "home", assets: [element("buildings", "Buildings", 10)] },
        {
          groupName: "Networks",
          icon: "route",
          assets: [element("roads", "Roads", 4), element("pipes", "Pipes", 0)],
        },
      ],
    },
  },
  hazards: [riverFlood, earthquake, tsunami],
  information: [
    {
      groupName: "Land",
      icon: "tree",
      layers: [contextual("parks", "Parks", true), contextual("soils", "Soils", false)],
    },
  ],
  examples: [],
  basemap: {},
};
