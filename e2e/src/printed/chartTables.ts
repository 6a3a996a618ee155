import { type ByClass, type Counted, classes, classWords } from "./answers.ts";
import type { ElementLayer } from "./directory.ts";
import type { Expected, TableOf } from "./expected.ts";
import { both, money, quantity, share } from "./figures.ts";

/** A bar for each damage class that has any, the worst first. */
function classBars(
  title: string,
  {
    of,
    heads,
    figure,
    whole,
  }: {
    readonly of: ByClass;
    /** What is added up and, where there is a share, what it is of. */
    readonly heads: readonly string[];
    readonly figure: (value: number) => Expected;
    /** What shares are of. */
    readonly whole: number | undefined;
  },
): TableOf[] {
  const present = classes.filter((name) => of[name] > 0);
  const bars = present.flatMap((name) => [
    classWords[name],
    figure(of[name]),
    ...(whole === undefined ? [] : [share(of[name] / whole)]),
  ]);
  return present.length === 0 ? [] : [{ title, rows: [[...heads, ...bars]] }];
}

/** What the charts of an answer say: its classes and, where a share can be given, what is exposed of what was assessed. */
export function quantityCharts(data: Counted, element: ElementLayer, isOfSeveral = false): TableOf[] {
  const { totals, metric_unit: unit, assessment } = data;
  const isShared = !isOfSeveral || assessment.not_assessed_count === 0;
  const whole = isShared && assessment.assessed_metric > 0 ? assessment.assessed_metric : undefined;
  return [
    ...classBars("Damage State", {
      of: totals,
      heads: [element.display_name, ...(whole === undefined ? [] : ["Share of assessed"])],
      figure: (value) => quantity(value, unit, isOfSeveral),
      whole,
    }),
    ...(whole === undefined ? [] : [exposedOf(totals.total, whole, unit, element)]),
  ];
}

function exposedOf(part: number, whole: number, unit: string, { is_cascading }: ElementLayer): TableOf {
  const all = quantity(whole, unit);
  return {
    title: is_cascading ? "Percent Impacted" : "Percent Exposed",
    rows: [
      [
        ...[is_cascading ? "Out" : "Exposed", quantity(part, unit)],
        ...["Of", all],
        ...["Share", both("of", share(part / whole), all, "assessed")],
      ],
    ],
  };
}

export const costBars = ({
  value,
  assessed_total,
}: {
  readonly value: ByClass;
  readonly assessed_total: number;
}): TableOf[] =>
  classBars("Replacement Costs", {
    of: value,
    heads: ["Value ($)", "Share of assessed cost"],
    figure: money,
    whole: assessed_total,
  });
