import { classes, classWords, type ProjectedRow } from "./answers.ts";
import type { ElementLayer, Hazard } from "./directory.ts";
import type { Expected } from "./expected.ts";
import { count, quantity } from "./figures.ts";
import type { AskedHazard } from "./question.ts";

/** A class with two names has a column for each in the answer; one of them is 0. */
const inClass = {
  high: ({ major, high }: ProjectedRow) => major + high,
  medium: ({ moderate }: ProjectedRow) => moderate,
  low: ({ minor, low }: ProjectedRow) => minor + low,
  insignificant: ({ insignificant }: ProjectedRow) => insignificant,
};

/** What each value of a parameter leads to, by class. */
export function projectedTable(
  along: readonly ProjectedRow[],
  { unit }: ElementLayer,
  { tag, projected }: AskedHazard,
  hazard: Hazard,
): Expected[][] {
  const present = classes.filter((name) => along.some((row) => inClass[name](row) > 0));
  const isMissed = along.some(({ not_assessed_count }) => not_assessed_count > 0);
  const { label } = hazard.parameters[projected.key] ?? { label: projected.key };
  return [
    [
      `${label} (${projected.unit})`,
      ...present.map((name) => classWords[name]),
      "Total",
      ...(isMissed ? ["Not assessed"] : []),
    ],
    ...along.map((row) => [
      `${row.parameter_value} ${projected.unit}${row.hazard_scenario === tag ? " (on map)" : ""}`,
      ...present.map((name) => quantity(inClass[name](row), unit)),
      quantity(row.total, unit),
      ...(isMissed ? [count(row.not_assessed_count)] : []),
    ]),
  ];
}
