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
