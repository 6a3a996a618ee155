import type { ElementLayer, Layers, Tileset } from "@stopbank/contract/layers";

const bounds = [172.5, -40.6, 173.3, -40];
const tileset = (id: string, type: Tileset["type"]): Tileset => ({
  id,
  type,
  url: `/api/tiles/larkhaven/0123456789abcdef/${type}/${id}/{z}/{x}/{y}`,
  sourceLayer: id,
  minZoom: 0,
  maxZoom: 14,
  bounds,
  has_extrusion: id === "buildings",
});
const legend = { title: "Legend", sections: [] };
const element = (type: string, geometry: ElementLayer["geometry"]): ElementLayer => ({
  type,
  display_name: type,
  icon: "home",
  geometry,
  color: "#34506e",
  metric_type: "count",
  unit: "each",
  is_cascading: false,
  n_days: [],
  element_count: 10,
  filterable_information: [],
  has_replacement_cost: false,
  hazards: ["coastal"],
  tilesets: [tileset(type, "vector")],
  legend,
});

/** A small answer of GET /layer with every kind of layer in it. */
export const offered: Layers = {
  dataset_version: "0123456789abcdef",
  notice: "Modelled",
  attribution: ["Made up"],
  bounds,
  currency: "NZD",
  assets: {
    built: {
      title: "Built",
      icon: "home",
      groups: [
        {
          groupName: "All",
          icon: "home",
          assets: [element("buildings", "polygon"), element("roads", "line"), element("schools", "point")],
        },
      ],
    },
  },
  hazards: [
    {
      title: "Coastal inundation",
      hazard_id: "coastal",
      hazard_type: "flood",
      group: "Water",
      groupIcon: "tint",
      description: { content: "" },
      unit: "m",
      intensity_label: "Depth",
      legend: {
        title: "Depth",
        sections: [
          {
            type: "continuous",
            unit: "m",
            stops: [
              { value: 0, color: "#dceefb" },
              { value: 2, color: "#08306b" },
            ],
          },
        ],
      },
      form: { elements: [] },
      parameters: {},
      availableParameterValues: {},
      scenarios: (["raster", "vector"] as const).map((type) => ({
        assetTag: `coastal_${type}`,
        hazard_id: "coastal",
        hazard_name: "Coastal inundation",
        scenario_name: type,
        display_name: type,
        hazard_sentence: "",
        parameters: {},
        hazardAreas: [],
        tilesets: [
          tileset(`coastal_${type}`, type),
          ...(type === "raster" ? [{ ...tileset("coastal_contours", "line"), sourceLayer: "contours" }] : []),
        ],
      })),
    },
  ],
  information: [
    {
      groupName: "Context",
      icon: "layers",
      layers: (["point", "line", "polygon", "raster"] as const).map((geometry) => ({
        id: `context_${geometry}`,
        display_name: geometry,
        icon: "layers",
        geometry,
        color: "#777777",
        tilesets: [tileset(`context_${geometry}`, geometry === "raster" ? "raster" : "vector")],
        legend,
      })),
    },
  ],
  examples: [],
  basemap: {
    world: { ...tileset("world", "vector"), attribution: "The world" },
    vector: { ...tileset("basemap", "vector"), known: [bounds] },
    satellite: tileset("satellite", "raster"),
    terrain: tileset("terrain", "terrain"),
  },
};
