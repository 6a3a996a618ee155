import type { AnnualDamage } from "@stopbank/contract/annual-damage";
import { formatNumber } from "@stopbank/numbers";

type Along = NonNullable<AnnualDamage["along"]>;
type AlongRow = Pick<Along[number], "parameter_value" | "expected_annual_damage" | "return_periods">;
type Bound = "min" | "value" | "max";
type Point = readonly [at: number, amount: number];

/** Whether figures compare: those of different return periods may fall as the sea rises. */
const compare = (a: AlongRow, b: AlongRow): boolean => a.return_periods.join() === b.return_periods.join();

/** Whether all rows with a figure compare. */
export function allCompare(rows: readonly AlongRow[]): boolean {
  const known = rows.filter(({ expected_annual_damage }) => expected_annual_damage !== null);
  return known.every((row) => compare(row, known[0]!));
}

/** Damage along a parameter, with a gap (a point that is not a number) wherever neighbours do not compare. */
export function alongLine(rows: readonly AlongRow[], bound: Bound): Point[] {
  let before: AlongRow | undefined;
  return rows.flatMap((row): Point[] => {
    const { parameter_value: at, expected_annual_damage: annual } = row;
    if (annual === null) return [];
    const gap: Point[] =
      before === undefined || compare(before, row) ? [] : [[(before.parameter_value + at) / 2, Number.NaN]];
    before = row;
    return [...gap, [at, annual[bound]]];
  });
}

/** `10, 50, 100 years` */
export const periodsText = ({ return_periods }: Pick<AlongRow, "return_periods">): string =>
  `${return_periods.map((years) => formatNumber(years)).join(", ")}\u00a0years`;
