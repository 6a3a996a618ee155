import type { ConsequenceMethodology } from "@stopbank/contract/consequences";
import { usualClassLabels } from "@stopbank/map/class-labels";
import type { CurveMethod, Fragility, Thresholds } from "../methodology/methodVariants.ts";
import { construction, height } from "./attributes.ts";

/** What each part of a methodology is drawn with. */
export const methodParts = {
  information: [
    construction,
    height,
    { key: "floor_height", label: "Floor height", type: "numeric", lookup: false, unit: "m" },
  ],
  intensity: "Depth (m)",
  labels: usualClassLabels,
} as const;

const shared = { unit: "m", floor_height_attribute: null };
const timber = { label: "Timber", where: { construction: { values: ["Timber"] } } };

export const thresholds: Thresholds = {
  kind: "thresholds",
  ...shared,
  steps: [
    { from: null, damage_class: "insignificant" },
    { from: 0.3, damage_class: "medium" },
    { from: 1, damage_class: "high" },
  ],
  variants: [],
};
export const thresholdsByConstruction: Thresholds = {
  ...thresholds,
  floor_height_attribute: "floor_height",
  variants: [{ ...timber, steps: [{ from: 0.5, damage_class: "high" }] }],
};

const points = [
  [0, 0],
  [1, 0.4],
  [2, 0.6],
];
export const curve: CurveMethod = { kind: "curve", ...shared, points, variants: [] };
export const curvesByConstruction: CurveMethod = {
  ...curve,
  floor_height_attribute: "floor_height",
  min: [
    [0, 0],
    [2, 0.5],
  ],
  max: [
    [0, 0.1],
    [2, 0.7],
  ],
  variants: [{ ...timber, points: [[0, 0.2]], affected: [[0, 0.5]], reading: "step", step: 0.1 }],
};

const slight = {
  state: "Slight",
  damage_class: "low",
  median: 0.2,
  beta: 0.6,
  ratio: { min: 0, value: 0.1, max: 0.2 },
};
const complete = {
  state: "Complete",
  damage_class: "high",
  median: 0.4,
  beta: 0.6,
  ratio: { min: 1, value: 1, max: 1 },
};
export const fragility: Fragility = {
  kind: "fragility",
  unit: "g",
  floor_height_attribute: null,
  conversion: null,
  states: [slight, complete],
  variants: [],
};
export const fragilityByConstruction: Fragility = {
  ...fragility,
  variants: [{ ...timber, states: [{ ...complete, state: "Collapse" }] }],
};

export const methodology: ConsequenceMethodology = {
  asset_type: "buildings",
  hazard_id: "river",
  hazard_scenario: "river_0_10_open",
  title: "Buildings in a river flood",
  content: "Curves of **surveyed** losses.",
  source: null,
  sources: [{ title: "Losses of a flood", url: "https://example.org/losses" }],
  class_rule: "By the share lost.",
  sampling: { rule: "max", note: "Cells of five metres." },
  assessed_extent: "all",
  dataset_version: "0123456789abcdef",
  curves: [thresholds, curve],
  conventions: [{ name: "vertical", code: "NZVD2016", text: "Heights are over NZVD2016." }],
};
