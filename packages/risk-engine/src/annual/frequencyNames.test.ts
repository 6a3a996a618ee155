import { expect, it } from "vitest";
import { frequencyParameters, type Recurring, unnamedFrequencies } from "./returnPeriods.ts";

/** A value and its return period in years. */
type Step = readonly [value: number | string, years: number];
/** `frequency`: varies along one loss curve. `open`: it has to be named. `held`: a curve for each of its values. */
type Answer = "frequency" | "open" | "held";

const asYears: Step[] = [
  [10, 10],
  [100, 100],
];
const asPercent: Step[] = [
  [10, 10],
  [1, 100],
];
/** The likely range of a projection, under which a flood comes as often as is given. */
const ofProjection: Step[] = [
  [17, 100],
  [83, 20],
];
const inFiftyYears: Step[] = [
  [10, 475],
  [2, 2475],
];
/** A sea level, a rate or a year, each with the return period of one scenario. */
const fallen: Step[] = [
  [3, 100],
  [8, 20],
];
const texts = (...each: [text: string, years: number][]): Step[] => each;

it.each<[key: string, label: string | undefined, steps: readonly Step[], Answer]>([
  // Names of a frequency.
  ["ari", undefined, asYears, "frequency"],
  ["ARI", "ARI", [[100, 100]], "frequency"],
  ["rp_years", undefined, asYears, "frequency"],
  ["returnPeriod", "Return period", asYears, "frequency"],
  ["return_interval", "Return interval", [[475, 475]], "frequency"],
  ["aep", "Annual exceedance probability", asPercent, "frequency"],
  ["annual_chance", "Annual chance (FEMA)", asPercent, "frequency"],
  ["recurrence", "Mean recurrence interval", asYears, "frequency"],
  ["chance", "Chance in 50 years", inFiftyYears, "frequency"],
  ["probability", "Probability of exceedance in 50 years", inFiftyYears, "frequency"],
  ["per_year", "Events per year", inFiftyYears, "frequency"],
  ["times_per_year", undefined, inFiftyYears, "frequency"],
  ["x", "How often", inFiftyYears, "frequency"],
  ["t", "Return period", asYears, "frequency"],
  ["event", "Flood", asYears, "frequency"],

  // Names of a condition.
  ["slr", "Sea level rise", fallen, "held"],
  ["slr_cm", "Sea level rise", asYears, "held"],
  ["seaLevelCm", undefined, asYears, "held"],
  ["rise", "Sea level rise (m), relative to the 1% AEP flood", fallen, "held"],
  ["ssp", "Pathway", ofProjection, "held"],
  ["climate", "Climate", texts(["now", 100], ["later", 20]), "held"],
  ["climate", "Climate (as often as today)", texts(["now", 100], ["later", 20]), "held"],
  ["x", "Sea level (cm)", asYears, "held"],
  [
    "year",
    "Year",
    [
      [2030, 100],
      [2100, 20],
    ],
    "held",
  ],
  [
    "x",
    "Target year",
    [
      [2030, 100],
      [2100, 20],
    ],
    "held",
  ],
  ["year", "Year", asYears, "frequency"],

  // Both in one key: a word such as per year never makes a sea level a frequency.
  ["slr_mm_per_year", "Sea level rise", fallen, "held"],
  ["slr_mm_per_year", undefined, asYears, "held"],
  [
    "slr_exceedance",
    undefined,
    [
      [17, 20],
      [83, 100],
    ],
    "open",
  ],
  ["ssp_probability", undefined, ofProjection, "open"],
  ["climateChance", undefined, asPercent, "open"],
  ["emissions_frequency", undefined, fallen, "open"],
  // One that can be nothing else is taken where its values say so.
  ["ari_present_climate", undefined, asYears, "frequency"],
  ["sea_level_aep", "Extreme sea level", asPercent, "frequency"],
  ["slr_return_period", undefined, asYears, "frequency"],
  ["slr_return_period", undefined, fallen, "open"],
  [
    "return_period_year",
    undefined,
    [
      [2000, 2000],
      [5000, 5000],
    ],
    "frequency",
  ],

  // A condition beside it in the label.
  ["ari", "Return period in today's climate", asYears, "frequency"],
  [
    "aep",
    "Chance, RCP 8.5",
    [
      [1, 475],
      [2, 50],
    ],
    "frequency",
  ],
  ["t", "Return period (years), present climate", asYears, "frequency"],
  ["t", "Chance in any year, present climate", asPercent, "frequency"],
  ["t", "Return period of the sea level", fallen, "open"],
  ["chance", "Chance in any year, present climate", asPercent, "frequency"],
  ["chance", "Chance in 50 years, present climate", inFiftyYears, "open"],
  ["exceedance", "Sea level rise exceedance", ofProjection, "open"],
  ["probability", "Probability of the emissions", ofProjection, "open"],

  // Rates of anything but events.
  ["mm_per_year", "Sea level rise", fallen, "held"],
  ["mm_per_year", "Sea level rise", asYears, "held"],
  ["erosion_m_per_year", "Erosion", fallen, "open"],
  ["x", "Subsidence in mm per year", fallen, "open"],

  // Neither.
  ["banks", "Stopbanks", texts(["with", 100], ["without", 20]), "open"],
  ["level", "Level", fallen, "open"],

  // Texts.
  ["aep", undefined, texts(["1e-2", 100], ["1e-3", 1_000]), "frequency"],
  ["aep", undefined, texts(["1%", 100], [".5 %", 200]), "frequency"],
  ["aep", undefined, texts(["10% (1 in 10)", 10], ["1% (1 in 100)", 100]), "frequency"],
  [
    "x",
    undefined,
    texts(["10% (1 in 10)", 10], ["1% (1 in 100)", 100], ["0.1% (1 in 1,000)", 1_000]),
    "frequency",
  ],
  ["x", undefined, texts(["1 in 20 years (5%)", 20], ["1 in 500 years (0.2%)", 500]), "frequency"],
  ["x", undefined, texts(["10-year (10% AEP)", 10], ["100-year (1% AEP)", 100]), "frequency"],
  ["x", undefined, texts(["1:10", 10], ["1/100", 100]), "frequency"],
  ["x", undefined, texts(["1-in-10", 10], ["1 IN 100", 100]), "frequency"],
  ["x", undefined, texts(["ARI-10", 10], ["Q100", 100]), "frequency"],
  ["x", undefined, texts(["+10", 10], [" 100 ", 100]), "frequency"],
  ["x", undefined, texts(["-10", 10], ["-100", 100]), "open"],
  ["x", undefined, texts(["10 (SSP1)", 10], ["100 (SSP2)", 100]), "open"],
  ["x", undefined, texts(["10% (1 in 100)", 10], ["1% (1 in 10)", 100]), "open"],
  ["x", undefined, texts(["", 10], ["100", 100]), "open"],
  ["x", undefined, texts(["0xA", 10], ["0x64", 100]), "open"],
])("%s, called %j, of %j is %s", (key, label, steps, answer) => {
  const scenarios = steps.map(
    ([value, returnPeriodYears]): Recurring => ({ parameters: { [key]: value }, returnPeriodYears }),
  );
  const described = label === undefined ? {} : { [key]: { label } };
  const given = {
    frequency: frequencyParameters(scenarios, described),
    open: unnamedFrequencies(scenarios, described),
  };
  expect(given).toEqual({ frequency: [], open: [], ...(answer === "held" ? {} : { [answer]: [key] }) });
});
