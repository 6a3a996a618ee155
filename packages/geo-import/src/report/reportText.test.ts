import { classWordsOf } from "@stopbank/dataset/class-words";
import { severityOrder } from "@stopbank/risk-engine/classes";
import { expect, it } from "vitest";
import type { ImportReport } from "./importReport.ts";
import { reportText } from "./reportText.ts";

/** One element in each class, under the names that a description gives them. */
const report: Omit<ImportReport, "classWords"> = {
  client: "a",
  measures: {},
  layers: [],
  scenarios: [
    {
      hazard: "flood",
      scenario: "a",
      name: "A",
      exposures: [
        {
          type: "houses",
          elements: 7,
          exposed: 7,
          notExposed: 0,
          notAssessed: 0,
          // As stored codes have them.
          byClass: {
            unspecified: 1,
            potential: 1,
            exposed: 1,
            insignificant: 1,
            low: 1,
            moderate: 1,
            high: 1,
          },
          classes: [],
        },
      ],
    },
  ],
  expectedAnnualDamage: [],
  frequencyNotNamed: [],
  peakMemoryBytes: 0,
};

it.each(["minor-major", "low-high"] as const)(
  "lists classes from the least to the most severe in the words of a dataset that says %s",
  (classWords) => {
    const words = classWordsOf({ classWords });
    expect(reportText({ ...report, classWords: words })).toContain(
      `(${severityOrder.map((name) => `1 ${words[name]}`).join(", ")})`,
    );
  },
);

it.each([
  [1, "damage 0, without 1 element that lacks an amount, a curve or an intensity"],
  [0, "damage not known: 1 element lacks an amount, a curve or an intensity"],
])("of a damage of 0 with %i in the sum says what is known", (damageKnown, words) => {
  const nothing = { min: 0, value: 0, max: 0 };
  const exposures = report.scenarios[0]!.exposures.map((each) => ({
    ...each,
    damage: nothing,
    damageKnown,
    damageUnknown: 1,
  }));
  const annual = {
    hazard: "flood",
    type: "houses",
    rule: "log-linear",
    parameters: {},
    damage: nothing,
    damageKnown,
    damageUnknown: 1,
  };
  const text = reportText({
    ...report,
    classWords: classWordsOf({}),
    scenarios: [{ ...report.scenarios[0]!, exposures }],
    expectedAnnualDamage: [annual],
  });
  expect(text).toContain(words);
  expect(text).toContain(damageKnown === 1 ? "houses: 0 a year, without 1" : "houses: not known a year: 1");
});

it("says how many people are exposed, of those assessed", () => {
  const [scenario] = report.scenarios;
  const [exposure] = scenario!.exposures;
  const classes = [
    { class: "low", count: 1, people: 862.25 },
    { class: "not exposed", count: 2, people: 4_000 },
    { class: "not assessed", count: 1, people: 30 },
  ];
  const exposures = [{ ...exposure!, classes, elements: 4, exposed: 1, notAssessed: 1, byClass: { low: 1 } }];
  const text = reportText({
    ...report,
    scenarios: [{ ...scenario!, exposures }],
    classWords: classWordsOf({}),
  });
  expect(text).toContain(
    "houses: 1 of 3 assessed exposed (1 Minor); 862.25 of 4,862.25 people; 1 not assessed",
  );
});
