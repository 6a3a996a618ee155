import type { LayerDetails } from "@stopbank/contract/layers";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerDetailsView } from "./LayerDetailsView.tsx";

const least: LayerDetails = {
  layer_id: "river_0_10_open",
  title: "River flood",
  icon: "tint",
  summary: "",
  sections: [],
  confidence: { title: "Good", description: "", colour: "#2e7d32" },
  accordions: [],
  images: [],
  coveredArea: { title: "", description: "", regions: [] },
  details: [],
  source: { title: "" },
  additionalSources: [],
  extent: null,
  dataset: { version: "0123456789abcdef", title: "Larkhaven", licence: "CC BY 4.0", sources: [] },
};

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;

const full: LayerDetails = {
  ...least,
  summary: "Depths of the **highest** flood.",
  sections: [{ title: "How it was made", description: "By a model of the river." }],
  confidence: { ...least.confidence, description: "Checked against marks of a flood." },
  accordions: [
    { title: "Limits", description: "No waves.", startsOpen: true },
    { title: "History", description: "Made twice.", startsOpen: false },
  ],
  images: [
    { url: drawn("#2b6cb0"), alt: "The river at its highest." },
    { url: drawn("#2f855a"), alt: "A mark of the flood of 1986." },
  ],
  coveredArea: { title: "Where it reaches", description: "The plains.", regions: ["Delta", "Plains"] },
  details: [{ label: "Cells", value: "5 m" }],
  source: { title: "A study of the river", url: "https://example.org/river" },
  additionalSources: [{ title: "A report on paper" }],
  extent: [172.8, -40.3, 172.9, -40.2],
  sampling: {
    rule: "max",
    cells: "touched",
    note: "Cells of five metres.",
    of: { roads: { rule: "mean" }, gone: { rule: "min" } },
  },
  dataset: {
    ...least.dataset,
    sources: [
      {
        title: "Terrain",
        url: "https://example.org/terrain",
        licence: "CC BY 4.0",
        attribution: "The council",
      },
    ],
  },
};

const shared = { elements: new Map([["roads", { display_name: "Roads" }]]) };

export default statesOf(
  LayerDetailsView,
  {
    loading: { ...shared, details: loading },
    failed: {
      ...shared,
      details: { state: "failed", error: new Error("The network is gone."), retry: unheard },
    },
    "nothing known": { ...shared, details: ready(undefined) },
    little: { ...shared, details: ready(least) },
    all: { ...shared, details: ready(full) },
    "long text": {
      ...shared,
      details: ready({
        ...full,
        title: "River flood that is reached or exceeded once in a hundred years, with the gates shut",
        summary: "Depths of the highest flood. ".repeat(30),
        details: [{ label: "Resolution of the terrain model", value: "Five metres, resampled. ".repeat(5) }],
      }),
    },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
