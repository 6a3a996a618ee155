import {
  type AskedFigure,
  assessed,
  damageAYear,
  damageOnce,
  exposed,
  exposedMetric,
  failing,
  moderateOrWorse,
  moreExposed,
  notAssessed,
} from "./askFigures.ts";

/** What a document of the guide says, with `{}` for each figure of the engine in it. */
export interface FigureInText {
  readonly file: string;
  readonly says: string;
  readonly figures: readonly AskedFigure[];
}

const flood = (years: number, climate: string, banks: string) => `river_flood_${years}yr_${climate}_${banks}`;
const holds = flood(100, "present", "hold");
const breaches = flood(100, "present", "breach");
const coast = (years: number, centimetres: number) => `coastal_inundation_${years}yr_slr${centimetres}`;
const climates = ["present", "mid", "high"] as const;
const today = { climate: "present", stopbanks: "hold" };
const later = { climate: "high", stopbanks: "hold" };

const stopbank = (says: string, ...figures: AskedFigure[]): FigureInText => ({
  file: "articles/what-a-stopbank-holds-back.md",
  says,
  figures,
});
const quarter = (says: string, ...figures: AskedFigure[]): FigureInText => ({
  file: "articles/the-last-quarter-metre.md",
  says,
  figures,
});
const water = (says: string, ...figures: AskedFigure[]): FigureInText => ({
  file: "articles/two-weeks-without-water.md",
  says,
  figures,
});
const film = (slug: string, says: string, ...figures: AskedFigure[]): FigureInText => ({
  file: `demos/${slug}.md`,
  says,
  figures,
});
const buildings = (tag: string, suburb?: string) => exposed("buildings", tag, suburb);

export const figuresInTexts: readonly FigureInText[] = [
  stopbank("| Buildings exposed | {} | {} |", buildings(holds), buildings(breaches)),
  stopbank(
    "| in a moderate state or worse | {} | {} |",
    moderateOrWorse("buildings", holds),
    moderateOrWorse("buildings", breaches),
  ),
  stopbank(
    "| People in the squares that the water reaches | {} | {} |",
    exposedMetric("population", holds, 0),
    exposedMetric("population", breaches, 0),
  ),
  stopbank(
    "| Roads under water | {} km | {} km |",
    exposedMetric("roads", holds, 1),
    exposedMetric("roads", breaches, 1),
  ),
  stopbank(
    "{} of {} assessed buildings are exposed, and {} of those are in Tōtara Flat",
    buildings(holds),
    assessed("buildings", holds),
    buildings(holds, "totara-flat"),
  ),
  ...[50, 100, 200].map((years) =>
    stopbank(
      `| 1 in ${years} years | {} | {} | {} |`,
      ...climates.map((climate) => buildings(flood(years, climate, "hold"))),
    ),
  ),
  stopbank(
    "{} buildings are exposed if the bank holds, and {} if it breaches",
    buildings(flood(100, "high", "hold")),
    buildings(flood(100, "high", "breach")),
  ),
  stopbank(
    "is {} a year in today's climate and {} a year in 2090 with high emissions",
    damageAYear("river_flood", today),
    damageAYear("river_flood", later),
  ),
  stopbank(
    "A 1 in 5 year flood would cost {} instead of {}",
    damageOnce("river_flood", 5, later),
    damageOnce("river_flood", 5, today),
  ),
  stopbank(
    "A 1 in 100 year flood would cost {} instead of {}",
    damageOnce("river_flood", 100, later),
    damageOnce("river_flood", 100, today),
  ),
  stopbank("{} buildings elsewhere in the district were not assessed", notAssessed("buildings", holds)),

  quarter("How many of its {} buildings", assessed("buildings", coast(100, 100))),
  ...(
    [
      ["none", 0],
      ["0.25 m", 25],
      ["0.5 m", 50],
      ["0.75 m", 75],
      ["1.25 m", 125],
      ["1.5 m", 150],
      ["2 m", 200],
    ] as const
  ).map(([rise, centimetres]) => quarter(`| ${rise} | {} |`, buildings(coast(100, centimetres)))),
  quarter("| **1 m** | **{}** |", buildings(coast(100, 100))),
  quarter("The fourth adds {}.", moreExposed("buildings", coast(100, 75), coast(100, 100))),
  ...(
    [
      ["Saltmarsh", "saltmarsh"],
      ["Beachside", "beachside"],
      ["Northport Wharf", "northport-wharf"],
    ] as const
  ).map(([name, suburb]) =>
    quarter(
      `| ${name} | {} | {} | {} | {} |`,
      ...[0, 75, 100].map((centimetres) => buildings(coast(100, centimetres), suburb)),
      assessed("buildings", coast(100, 0), suburb),
    ),
  ),
  quarter(
    "{} buildings are exposed in a 1 in 100 year storm with the sea 0.75 m higher, and {} in a 1 in 20 year storm with the sea 1 m higher",
    buildings(coast(100, 75)),
    buildings(coast(20, 100)),
  ),
  ...(
    [
      ["none", 0],
      ["0.75 m", 0.75],
      ["1 m", 1],
    ] as const
  ).map(([rise, slr]) => quarter(`| ${rise} | {} |`, damageAYear("coastal_inundation", { slr }))),

  ...[1, 3, 7, 14, 30].map((days) =>
    water(
      `| ${days} ${days === 1 ? "day" : "days"} | {} | {} |`,
      ...[70, 62].map((magnitude) =>
        failing("water_supply_properties", `earthquake_rangefront_m${magnitude}`, days),
      ),
    ),
  ),
  water("of {} on the network", assessed("water_supply_properties", "earthquake_rangefront_m70")),
  water(
    "{} parcels are still dry when that is gone",
    failing("water_supply_properties", "earthquake_rangefront_m70", 3),
  ),

  {
    file: "articles/which-suburb-first.md",
    says: "to the storm tide alone: {} against {}.",
    figures: [buildings(coast(100, 100), "saltmarsh"), buildings(coast(100, 100), "beachside")],
  },

  film(
    "assessing-risk-to-assets",
    "{} of {} assessed bridges are reached. Another {} lie outside the study",
    exposed("bridges", holds),
    assessed("bridges", holds),
    notAssessed("bridges", holds),
  ),
  film(
    "comparing-two-sea-levels",
    "{} more buildings are exposed.",
    moreExposed("buildings", coast(100, 75), coast(100, 100)),
  ),
  film(
    "comparing-two-sea-levels",
    "Saltmarsh and Beachside have {} of the {}.",
    moreExposed("buildings", coast(100, 75), coast(100, 100), ["saltmarsh", "beachside"]),
    moreExposed("buildings", coast(100, 75), coast(100, 100)),
  ),
];
