import type { HazardDescription } from "@stopbank/dataset/manifest";

const common = {
  icon: "warning-sign",
  groupIcon: "warning-sign",
  classRule: "Below 0.6 m low, below 1.2 m moderate, above high.",
  methodology: { content: "Assumed." },
  details: { coveredArea: { title: "Covered", description: "All but the last row.", regions: ["Ōtara"] } },
} as const satisfies Partial<HazardDescription>;

/** Two return periods with depths. */
export const flood: HazardDescription = {
  ...common,
  group: "Natural hazards",
  details: {
    coveredArea: { title: "Covered", description: "All but the last row.", regions: ["Ōtara"] },
    helpFile: "larkhaven.md",
  },
  hazardId: "flood",
  startScenario: "flood_100yr",
  title: "River flood",
  hazardType: "flood",
  description: { content: "Water where it should not be." },
  unit: "m",
  intensityLabel: "Depth",
  sampling: { rule: "max", note: "The deepest cell touched." },
  parameters: { return_period: { label: "Return period", type: "number", unit: "years" } },
  consequences: [
    {
      elementTypes: ["buildings"],
      content: "Damage grows with depth.",
      sources: [{ title: "Figures made for a test" }],
      methods: [
        {
          kind: "thresholds",
          unit: "m",
          steps: [
            { damageClass: "low" },
            { from: 0.6, damageClass: "moderate" },
            { from: 1.2, damageClass: "high" },
          ],
        },
        {
          kind: "curve",
          unit: "m",
          points: [
            [0, 0],
            [1, 0.4],
            [2, 0.6],
          ],
          max: [
            [0, 0],
            [1, 0.5],
            [2, 0.8],
          ],
          variants: [
            {
              label: "Shops",
              where: { use: { values: ["shop"] } },
              points: [
                [0, 0],
                [2, 1],
              ],
            },
          ],
        },
      ],
    },
  ],
  form: [{ key: "return_period", title: "Return period", type: "slider", priority: 1 }],
  scenarios: [500, 100].map((years) => ({
    tag: `flood_${years}yr`,
    name: `1 in ${years} years`,
    displayName: `1 in ${years} years`,
    sentence: "{name} is under {value} m of water.",
    parameters: { return_period: years },
    returnPeriodYears: years,
  })),
  legend: {
    title: "Depth",
    sections: [
      {
        type: "continuous",
        stops: [
          { value: 0, color: "#dceefb" },
          { value: 1, color: "#4a98c9" },
          { value: 2, color: "#08306b" },
        ],
      },
    ],
  },
};

/** One scenario without intensities; its legend has a word of its own for the class. */
export const quake: HazardDescription = {
  ...common,
  group: "Earthquakes",
  details: {},
  hazardId: "quake",
  title: "Earthquake",
  hazardType: "shaking",
  description: { content: "The ground moves." },
  unit: "MMI",
  intensityLabel: "Intensity",
  sampling: { rule: "centroid", note: "The value at the middle." },
  parameters: {
    fault: { label: "Fault", type: "keyValue", keyValues: [{ key: "m7", label: "Magnitude 7" }] },
  },
  form: [{ key: "fault", title: "Fault", type: "radioGroup", priority: 1 }],
  scenarios: [
    {
      tag: "quake_m7",
      name: "Magnitude 7",
      displayName: "Magnitude 7",
      sentence: "{name} shakes.",
      parameters: { fault: "m7" },
      assessedExtent: "all",
    },
  ],
  legend: {
    title: "Shaking",
    sections: [{ type: "categorical", items: [{ label: "Shaken", color: "#a3243b", damageClass: 2 }] }],
  },
};
