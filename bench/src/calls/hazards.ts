import type { HazardDescription } from "@stopbank/dataset/manifest";
import { flood } from "../http/publish.ts";

/** One scenario of a made-up hazard: how much of the district it reaches, and where. */
export interface MadeScenario {
  readonly hazardId: string;
  readonly tag: string;
  /** Metres by which it stands above the ground of a middling place. */
  readonly level: number;
  /** Moves its pattern over the district, so that hazards reach other places. */
  readonly phase: number;
}

const returnPeriods = [10, 20, 50, 100, 200, 500, 1_000];
const seaLevels = Array.from({ length: 150 }, (_, i) => i / 100);
const otherHazards = ["rain", "tsunami", "dam", "slide", "melt"];

const curve: NonNullable<HazardDescription["consequences"]> = [
  {
    elementTypes: ["meters"],
    content: "Damage grows with depth.",
    sources: [{ title: "Figures made for a benchmark" }],
    methods: [
      {
        kind: "curve",
        unit: "m",
        points: [
          [0, 0],
          [0.5, 0.2],
          [1, 0.4],
          [2, 0.6],
          [4, 0.9],
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
];

const scenario = (tag: string, parameters: Record<string, number> = {}) => ({
  tag,
  name: tag,
  displayName: tag,
  sentence: "{value} m",
  parameters,
});

/** Seven hazards: a flood of seven return periods, a coast of 150 sea levels, and others of one scenario each. */
export const hazards: readonly HazardDescription[] = [
  {
    ...flood,
    consequences: curve,
    parameters: { return_period: { label: "Return period", type: "number", unit: "years" } },
    scenarios: returnPeriods.map((years) => ({
      ...scenario(`flood_${years}yr`, { return_period: years }),
      returnPeriodYears: years,
    })),
  },
  {
    ...flood,
    hazardId: "coast",
    title: "Coastal inundation",
    consequences: curve,
    parameters: { sea_level: { label: "Sea level", type: "number", unit: "m" } },
    scenarios: seaLevels.map((metres, i) => scenario(`coast_${i}`, { sea_level: metres })),
  },
  ...otherHazards.map((hazardId) => ({
    ...flood,
    hazardId,
    title: hazardId,
    consequences: curve,
    scenarios: [scenario(hazardId)],
  })),
];

/** A scenario of each hazard. */
export const oneOfEach: readonly string[] = ["flood_100yr", "coast_75", ...otherHazards];

/** What each scenario does: a flood reaches 6 to 30 of 100, the coast 10 to 25, the others about 35. */
export const madeScenarios: readonly MadeScenario[] = hazards.flatMap(({ hazardId, scenarios }, hazard) =>
  scenarios.map(({ tag }, i) => ({
    hazardId,
    tag,
    level: hazardId === "flood" ? 0.15 * i - 1 : hazardId === "coast" ? 0.006 * i - 1.9 : -0.6,
    phase: hazard * 0.8,
  })),
);
