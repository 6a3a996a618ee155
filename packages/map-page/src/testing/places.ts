import type { FoundPlace } from "@stopbank/contract/search";

/** A town, a feature of a contextual layer, an element, a long name, and a place outside the client's data. */
export const places: readonly FoundPlace[] = [
  { kind: "place", title: "Larkhaven", detail: "Town", position: [172.938, -40.293] },
  {
    kind: "context",
    title: "Lark Stream",
    detail: "Rivers and streams",
    position: [172.9, -40.3],
    layer_id: "waterways",
  },
  {
    kind: "element",
    title: "Larkhaven School",
    detail: "Community facilities",
    position: [172.94, -40.29],
    asset_type: "facilities",
    asset_id: "F-1",
  },
  {
    kind: "region",
    title: "Larkhaven me ngā motu o te tonga, from the lagoon to the harbour",
    detail: "Suburbs",
    position: [172.95, -40.28],
    bounds: [172.94, -40.3, 172.96, -40.26],
  },
  {
    kind: "outside",
    title: "14 Lark Street, Nelson 7010, New Zealand",
    detail: "Outside this data, © OpenStreetMap contributors",
    position: [173.28, -41.27],
  },
];
