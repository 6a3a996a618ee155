import type { CurveChartProps } from "@stopbank/charts/curve";
import type { AnnualDamage } from "@stopbank/contract/annual-damage";
import type { HazardDetail } from "@stopbank/contract/layers";
import { parameterText } from "@stopbank/map-page/hazard-filters";
import { uncertainBetween } from "@stopbank/map-page/uncertain-between";
import { formatMoney, formatNumber } from "@stopbank/numbers";
import { allCompare, alongLine, periodsText } from "./alongPoints.ts";
import { boundMoney } from "./annualWords.ts";

export interface AlongShown {
  readonly points: NonNullable<AnnualDamage["along"]>;
  readonly hazard: HazardDetail;
  readonly parameter: string;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * Expected annual damage as the sea rises, or along whatever else a hazard has beside its return period, as a chart shows
 * it; undefined where there are not two figures to draw a line through.
 */
export function alongChart({ points, hazard, parameter, currency }: AlongShown): CurveChartProps | undefined {
  const money = (amount: number | undefined) => formatMoney(amount, currency);
  const known = points.flatMap(({ parameter_value, expected_annual_damage }) =>
    expected_annual_damage === null ? [] : [{ at: parameter_value, ...expected_annual_damage }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || first === last) return undefined;
  const label = hazard.parameters[parameter]?.label ?? parameter;
  const unit = hazard.parameters[parameter]?.unit;
  const hasBand = known.some(({ min, max }) => min !== max);
  const areAlike = allCompare(points);
  const joined = areAlike
    ? "Known at the marks; straight between them."
    : "Known at the marks. Figures from different return periods do not compare, so they are not joined; the table names theirs.";
  return {
    title: `Expected annual damage by ${label.toLowerCase()}`,
    note: `${joined}${hasBand ? " The band reaches from the least to the greatest." : ""}`,
    series: [
      {
        key: "annual",
        label: "Damage a year",
        colour: "#2a5d9f",
        points: alongLine(points, "value"),
        marks: known.map(({ at, value }) => [at, value]),
        ...(hasBand
          ? {
              band: { least: alongLine(points, "min"), most: alongLine(points, "max") },
              uncertainty: uncertainBetween("the least", "the greatest damage a year"),
            }
          : {}),
      },
    ],
    x: {
      label: unit === undefined ? label : `${label} (${unit})`,
      range: [first.at, last.at],
      format: (value) => (parameter === "year" ? String(Math.round(value)) : formatNumber(value)),
    },
    y: {
      label: "Expected annual damage",
      range: [0, Math.max(...known.map(({ max }) => max)) || 1],
      format: money,
    },
    table: {
      columns: [
        label,
        "Damage a year",
        ...(hasBand ? ["Least", "Greatest"] : []),
        "Exposed",
        ...(areAlike ? [] : ["From return periods"]),
      ],
      rows: points.map((row) => [
        parameterText(hazard, parameter, row.parameter_value),
        boundMoney(row, row.expected_annual_damage?.value, currency),
        ...(hasBand ? [money(row.expected_annual_damage?.min), money(row.expected_annual_damage?.max)] : []),
        formatNumber(row.exposed_count),
        ...(areAlike ? [] : [periodsText(row)]),
      ]),
    },
  };
}
