import type { CurveChartProps } from "@stopbank/charts/curve";
import type { AnnualDamage, EadRuleName } from "@stopbank/contract/annual-damage";
import { uncertainBetween } from "@stopbank/map-page/uncertain-between";
import { formatMoney, formatNumber, none } from "@stopbank/numbers";
import { lossLine, lossMarks } from "./lossCurve.ts";

const colour = "#a3243b";

export interface LossCurveShown {
  readonly curve: AnnualDamage["loss_curve"];
  readonly rule: EadRuleName;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether return periods differ in whom they assessed. */
  readonly showsAssessed: boolean;
}

/** The curve that damage by the year is the area under, as a chart shows it. */
export function lossCurveChart({ curve, rule, currency, showsAssessed }: LossCurveShown): CurveChartProps {
  const money = (amount: number | undefined) => formatMoney(amount, currency);
  const years = curve.map(({ return_period_years }) => return_period_years);
  const hasBand = curve.some(({ damage }) => damage?.min !== damage?.max);
  const greatest = Math.max(...curve.map(({ damage }) => damage?.max ?? 0));
  return {
    title: "Damage by return period",
    note: hasBand ? "The band reaches from the least to the greatest damage." : undefined,
    series: [
      {
        key: "damage",
        label: "Damage in one event",
        colour,
        points: lossLine(curve, rule, "value"),
        marks: lossMarks(curve),
        ...(hasBand
          ? {
              band: { least: lossLine(curve, rule, "min"), most: lossLine(curve, rule, "max") },
              uncertainty: uncertainBetween("the least", "the greatest damage"),
            }
          : {}),
      },
    ],
    x: {
      label: "Return period (years)",
      range: [Math.min(...years), Math.max(...years)],
      format: (value) => formatNumber(value, 0),
      ticks: years,
      scale: "log",
    },
    y: { label: "Damage", range: [0, greatest || 1], format: money },
    table: {
      columns: [
        "Return period",
        "Damage",
        ...(hasBand ? ["Least", "Greatest"] : []),
        "Weight a year",
        "Exposed",
        "Counted",
        ...(showsAssessed ? ["Not assessed"] : []),
      ],
      rows: curve.map((each) => [
        `${formatNumber(each.return_period_years)}\u00a0years`,
        money(each.damage?.value),
        ...(hasBand ? [money(each.damage?.min), money(each.damage?.max)] : []),
        Number.isFinite(each.weight_per_year) ? formatNumber(each.weight_per_year, 4) : none,
        formatNumber(each.exposed_count),
        formatNumber(each.counted_count),
        ...(showsAssessed ? [formatNumber(each.not_assessed_count)] : []),
      ]),
    },
  };
}
