import type { AnnualDamage } from "./answers.ts";
import type { Hazard } from "./directory.ts";
import { alone, type Expected, type TableOf } from "./expected.ts";
import { both, boundMoney, count, money, number } from "./figures.ts";
import type { AskedHazard, Asker } from "./question.ts";

/** Damage by the year, by return period and, where a hazard has another number beside it, a year's damage along that. */
export async function annualTables(
  type: string,
  asked: AskedHazard,
  asker: Asker,
  hazard: Hazard,
): Promise<TableOf[]> {
  const answer = await asker.annual(type, asked);
  const { along = [] } = answer;
  return [
    alone(aYear(answer.expected_annual_damage.value, answer.partly_assessed_count)),
    { title: "", rows: lossRows(answer) },
    ...(along.length > 1 ? [{ title: "", rows: alongRows(along, hazard, asked.annual.along ?? "") }] : []),
  ];
}

function aYear(dollars: number, leftOut: number): Expected {
  const figure = boundMoney(dollars, leftOut);
  return both("ayear", figure, "");
}

function lossRows({ loss_curve, partly_assessed_count }: AnnualDamage): Expected[][] {
  const showsAssessed = partly_assessed_count > 0;
  return [
    [
      ...["Return period", "Damage", "Least", "Greatest", "Weight a year", "Exposed", "Counted"],
      ...(showsAssessed ? ["Not assessed"] : []),
    ],
    ...loss_curve.map((event) => [
      `${event.return_period_years} years`,
      money(event.damage?.value),
      money(event.damage?.min),
      money(event.damage?.max),
      number(event.weight_per_year, 4),
      count(event.exposed_count),
      count(event.counted_count),
      ...(showsAssessed ? [count(event.not_assessed_count)] : []),
    ]),
  ];
}

function alongRows(along: NonNullable<AnnualDamage["along"]>, hazard: Hazard, key: string): Expected[][] {
  const { label = key, unit = "" } = hazard.parameters[key] ?? {};
  return [
    [label, "Damage a year", "Least", "Greatest", "Exposed"],
    ...along.map(({ parameter_value, expected_annual_damage: annual, ...row }) => [
      `${parameter_value} ${unit}`,
      boundMoney(annual?.value, row.partly_assessed_count),
      money(annual?.min),
      money(annual?.max),
      count(row.exposed_count),
    ]),
  ];
}
