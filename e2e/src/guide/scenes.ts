/** Addresses of what the guide shows of the demonstration. */
const scene = (parts: Readonly<Record<string, string>>): string =>
  `/risk?${Object.entries({ v: "1", client: "larkhaven", ...parts })
    .map(([name, value]) => `${name}=${value}`)
    .join("&")}`;

const aroundTown = "172.945,-40.305,12.4";
const inTown = "172.952,-40.3005,14.2";

const flood = (state: string) => `h:river_flood:river_flood_100yr_${state}`;
const coast = (risen: string) => `h:coastal_inundation:coastal_inundation_100yr_slr${risen}`;

export const scenes = {
  empty: scene({ at: aroundTown, drawer: "layers" }),
  floodSummary: scene({
    at: aroundTown,
    layers: `e:buildings;e:roads;${flood("present_breach")}`,
    drawer: "risk",
  }),
  floodBuildings: (state: string) =>
    scene({ at: aroundTown, layers: `e:buildings;${flood(state)}`, drawer: "risk" }),
  coastLayers: (risen: string) =>
    scene({ at: aroundTown, layers: `e:buildings;${coast(risen)}`, drawer: "layers" }),
  coastSummary: (risen: string) =>
    scene({ at: aroundTown, layers: `e:buildings;${coast(risen)}`, drawer: "risk" }),
  coastInTown: (risen: string) =>
    scene({ at: inTown, layers: `e:buildings;${coast(risen)}`, drawer: "risk" }),
  coastBeforeFilm: scene({
    at: "172.947,-40.2985,13.9",
    layers: `e:buildings;${coast("75")}`,
    drawer: "layers",
  }),
  dryParcels: scene({
    at: "172.936,-40.2955,12.9",
    layers: "e:water_supply_properties;h:earthquake_shaking:earthquake_rangefront_m70",
    drawer: "risk",
  }),
  studyEdge: scene({
    at: "172.926,-40.266,12.9",
    layers: `e:buildings;e:roads;${flood("high_breach")}`,
    drawer: "risk",
  }),
} as const;
