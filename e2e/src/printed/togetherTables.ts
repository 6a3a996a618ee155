import { quantityCharts } from "./chartTables.ts";
import { alone, type ExpectedTable, type TableOf } from "./expected.ts";
import { boundMoney, money, moneyRange, quantity } from "./figures.ts";
import type { Chapter } from "./layerTables.ts";
import { askedHazards } from "./question.ts";

/** What several hazards do to a layer, each element in the worst class of any; and what they cost in one event. */
export async function togetherTables(of: Chapter): Promise<ExpectedTable[]> {
  const { element, answers } = of;
  const data = answers.together(element.type);
  if (data.assessment.exposed_count === 0) return [];
  const under = "Risk from selected sources";
  const tables = [
    alone(quantity(data.totals.total, data.metric_unit, true)),
    alone(data.sentence),
    ...quantityCharts(data, element, true),
  ].map((table) => ({ under, ...table }));
  const isCosted = askedHazards.some(({ id }) => element.damage_hazards.includes(id));
  const costs = isCosted ? await costTables(of) : [];
  return [...tables, ...costs.map((table) => ({ under: `${under} / Damage together`, ...table }))];
}

async function costTables({ element, asker, directory }: Chapter): Promise<TableOf[]> {
  const [answer] = await asker.damage(element.type);
  if (answer === undefined) throw new Error(`the API has no damage of ${element.type} together`);
  const damage = boundMoney(answer.damage.value, answer.partly_assessed_count);
  return [
    alone(damage),
    {
      title: `Damage to ${element.display_name} by each hazard and by all together`,
      rows: [
        ["Hazard", "In one event", "Range", "A year"],
        ...answer.each.map((each) => [
          `${directory.hazard(each.hazard_id).title}, ${directory.scenario(each.hazard_scenario)}`,
          money(each.damage.value),
          moneyRange(each.damage),
          boundMoney(each.expected_annual_damage.value, each.annual_partly_assessed_count),
        ]),
        [
          "Together",
          damage,
          moneyRange(answer.damage),
          boundMoney(answer.expected_annual_damage.value, answer.annual_partly_assessed_count),
        ],
      ],
    },
  ];
}
