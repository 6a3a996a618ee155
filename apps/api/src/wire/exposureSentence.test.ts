import type { ElementType } from "@stopbank/dataset/manifest";
import { describe, expect, it } from "vitest";
import { type ExposureStatement, exposureSentence } from "./exposureSentence.ts";

type Layer = ExposureStatement["type"];

const typeOf = { each: "count", km: "length", ha: "area", people: "people" } as const;

const layer = (
  displayName: string,
  unit: ElementType["metric"]["unit"],
  more: Partial<Layer> = {},
): Layer => ({
  displayName,
  isCascading: false,
  metric: { type: typeOf[unit], unit },
  ...more,
});

const layers = [
  layer("Buildings", "each", { displayNamePlural: "Buildings" }),
  layer("SH1 bridges", "each", { displayNamePlural: "SH1 bridges" }),
  layer("Roads", "km", { displayNamePlural: "Roads" }),
  layer("Parks and reserves", "ha", { displayNamePlural: "Parks and reserves" }),
  // Without a plural: mass nouns, a single one's name, a word whose plural is the same.
  layer("Productive rural land", "ha"),
  layer("Stopbank", "km"),
  layer("Marae", "each"),
  layer("Town water", "each", { isCascading: true }),
  layer("Power lines", "km", { isCascading: true, displayNamePlural: "Power lines" }),
  layer("Population cells", "people", { displayNamePlural: "Population cells" }),
];

const counts = [0, 1, 2, 1_234];
const scenarios = [
  "river flooding, 1 in 100 years, present day, stopbanks hold",
  "earthquake shaking, Wairau Fault, magnitude 7.5",
  "coastal erosion by 2100, likely",
  2,
  5,
];
const days = [undefined, 0, 1, 30];

const sums = (count: number, unit: string) => ({ count, metric: unit === "each" ? count : count * 3.4567 });

/** Every statement there can be: layer kinds, counts of each state, scenarios and days. */
const statements = layers.flatMap((type) =>
  counts.flatMap((exposed) =>
    counts.flatMap((notExposed) =>
      counts.flatMap((notAssessed) =>
        scenarios.flatMap((scenario) =>
          (type.isCascading ? days : [undefined]).map((nDays) => ({
            type,
            exposed,
            notExposed,
            notAssessed,
            scenarios: scenario,
            nDays,
          })),
        ),
      ),
    ),
  ),
);

type Statement = (typeof statements)[number];

const expectedSentence = ({
  type,
  exposed,
  notExposed,
  notAssessed,
  scenarios,
  nDays,
}: Statement): string => {
  const of = (count: number) => sums(count, type.metric.unit);
  return exposureSentence({
    type,
    totals: {
      selected: of(exposed + notExposed + notAssessed),
      exposed: of(exposed),
      notExposed: of(notExposed),
      notAssessed: of(notAssessed),
    },
    scenarios,
    nDays,
  }).replaceAll("\u00a0", " ");
};

/** The whole language, written down apart from the code that speaks it. */
const number = String.raw`\d{1,3}(?:,\d{3})*`;
const measure = String.raw`(?: \(\S+ (?:km|ha) of \S+ (?:km|ha)\)| \(\S+ of \S+ people\))?`;
const subjectPattern = String.raw`(?:at least one of \d+ scenarios|[\p{L}\d ,.-]+)`;
const outage = String.raw`an outage of upstream connections (?:(?:1 day|(?!1 )\d+ days) )?after ${subjectPattern}`;
const nouns = "buildings|SH1 bridges|roads|population cells|parks and reserves|parcels|power lines";
const names = "Productive rural land|Stopbank|Marae";
const anyName = `${names}|Buildings|SH1 bridges|Roads|Population cells|Parks and reserves|Town water|Power lines`;
const rest = String.raw`(?:; (?:1 was|(?!1 )${number} were) not assessed)?\.`;
const many = `(?!(?:0|1) )${number}`;
const language = [
  `There are no (?:${nouns}) in this selection\\.`,
  `(?:${names}): nothing in this selection\\.`,
  `None of ${many} selected (?:${nouns}) was assessed for ${subjectPattern}\\.`,
  `(?:${names}): none of ${many} selected was assessed for ${subjectPattern}\\.`,
  `(?:${anyName}): the only one selected was not assessed for ${subjectPattern}\\.`,
  `None of ${many} assessed (?:${nouns}) is known to (?:be exposed to ${subjectPattern}|have ${outage})${rest}`,
  `(?:${names}): none of ${many} assessed is known to be exposed to ${subjectPattern}${rest}`,
  `(?:${anyName}): the only one assessed is not known to (?:be exposed to ${subjectPattern}|have ${outage})${rest}`,
  `1 of ${many} assessed (?:${nouns})${measure} (?:is exposed to ${subjectPattern}|has ${outage})${rest}`,
  `${many} of ${many} assessed (?:${nouns})${measure} (?:are exposed to ${subjectPattern}|have ${outage})${rest}`,
  `(?:${names}): 1 of ${many} assessed${measure} is exposed to ${subjectPattern}${rest}`,
  `(?:${names}): ${many} of ${many} assessed${measure} are exposed to ${subjectPattern}${rest}`,
  `(?:${anyName}): the only one assessed${measure} (?:is exposed to ${subjectPattern}|has ${outage})${rest}`,
].map((sentence) => new RegExp(`^${sentence}$`, "u"));

describe("the sentence about a layer", () => {
  it("is grammatical for every layer, count, unit, scenario and day", () => {
    const odd = [...new Set(statements.map(expectedSentence))].filter(
      (sentence) => language.filter((form) => form.test(sentence)).length !== 1,
    );
    expect(odd).toEqual([]);
  });

  it("has the figures, of those assessed, with the others beside them", () => {
    for (const statement of statements) {
      const { exposed, notExposed, notAssessed } = statement;
      const assessed = exposed + notExposed;
      const sentence = expectedSentence(statement);
      const figure = (count: number) => count.toLocaleString("en-NZ");
      if (exposed > 0 && assessed > 1)
        expect(sentence).toContain(`${figure(exposed)} of ${figure(assessed)} assessed`);
      if (assessed > 0 && notAssessed > 0) expect(sentence).toContain(`; ${figure(notAssessed)} w`);
    }
  });

  it.each<[string, Partial<Statement>]>([
    [
      "1,234 of 1,236 assessed buildings are exposed to river flooding, 1 in 100 years, present day, stopbanks hold; 2 were not assessed.",
      { exposed: 1_234, notExposed: 2, notAssessed: 2 },
    ],
    [
      "Productive rural land: 2 of 3 assessed (6.91 ha of 10.37 ha) are exposed to coastal erosion by 2100, likely.",
      { type: layers[4]!, exposed: 2, notExposed: 1, scenarios: scenarios[2]! },
    ],
    [
      "1 of 2 assessed roads (3.46 km of 6.91 km) is exposed to at least one of 2 scenarios; 1 was not assessed.",
      { type: layers[2]!, exposed: 1, notExposed: 1, notAssessed: 1, scenarios: 2 },
    ],
    [
      "1,234 of 2,468 assessed population cells (4,266 of 8,531 people) are exposed to coastal erosion by 2100, likely.",
      { type: layers[9]!, exposed: 1_234, notExposed: 1_234, scenarios: scenarios[2]! },
    ],
    ["There are no buildings in this selection.", {}],
  ])("reads: %s", (sentence, statement) => {
    const none = { type: layers[0]!, exposed: 0, notExposed: 0, notAssessed: 0, nDays: undefined };
    expect(expectedSentence({ ...none, scenarios: scenarios[0]!, ...statement })).toBe(sentence);
  });

  it.each<[string, Partial<Statement>]>([
    [
      "6 of 40 assessed parcels have an outage of upstream connections 3 days after river flood (1 in 100 years).",
      { exposed: 6, notExposed: 34 },
    ],
    [
      "1 of 2 assessed parcels has an outage of upstream connections 1 day after river flood (1 in 100 years); 1 was not assessed.",
      { exposed: 1, notExposed: 1, notAssessed: 1, nDays: 1 },
    ],
    [
      "None of 40 assessed parcels is known to have an outage of upstream connections 3 days after river flood (1 in 100 years).",
      { notExposed: 40 },
    ],
  ])("MAP-29 of a cascading layer reads: %s", (sentence, statement) => {
    const none = { type: layers[7]!, exposed: 0, notExposed: 0, notAssessed: 0, nDays: 3 };
    expect(expectedSentence({ ...none, scenarios: "river flood (1 in 100 years)", ...statement })).toBe(
      sentence,
    );
  });

  it("MAP-29 never says of a cascading layer that it is exposed", () => {
    const exposed = statements.filter(({ type }) => type.isCascading).map(expectedSentence);
    expect(exposed.filter((sentence) => /expos/.test(sentence))).toEqual([]);
  });
});
