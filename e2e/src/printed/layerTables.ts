import { annualTables } from "./annualTables.ts";
import { costBars, quantityCharts } from "./chartTables.ts";
import type { Directory, ElementLayer } from "./directory.ts";
import { alone, type ExpectedTable } from "./expected.ts";
import { quantity } from "./figures.ts";
import { projectedTable } from "./projectedTable.ts";
import { type AskedHazard, type Asker, askedHazards } from "./question.ts";
import type { SummaryAnswers } from "./summaryAnswers.ts";
import { togetherTables } from "./togetherTables.ts";
import { worstTable } from "./worstTable.ts";

/** The tables of a layer's chapter: both hazards together, each of them, and the worst elements. */
export async function layerTables(
  type: string,
  answers: SummaryAnswers,
  asker: Asker,
  directory: Directory,
): Promise<ExpectedTable[]> {
  const of: Chapter = { element: directory.element(type), answers, asker, directory };
  const tables = await togetherTables(of);
  for (const hazard of askedHazards) tables.push(...(await hazardTables(hazard, of)));
  tables.push(...(await worstTable(of)));
  return tables.map((table) => ({ ...table, under: `${of.element.display_name} / ${table.under}` }));
}

export interface Chapter {
  readonly element: ElementLayer;
  readonly answers: SummaryAnswers;
  readonly asker: Asker;
  readonly directory: Directory;
}

async function hazardTables(asked: AskedHazard, of: Chapter): Promise<ExpectedTable[]> {
  const { element, answers, asker, directory } = of;
  const hazard = directory.hazard(asked.id);
  const under = `${hazard.title} ${directory.scenario(asked.tag)}`;
  const data = answers.each(element.type, asked.tag);
  const { replacement_costs: costs } = data.attribute_stats;
  const figures =
    data.assessment.exposed_count === 0
      ? []
      : [
          alone(quantity(data.totals.total, data.metric_unit)),
          alone(data.sentence),
          ...quantityCharts(data, element),
          ...(costs === null ? [] : costBars(costs)),
        ];
  const along = await asker.projected(element.type, asked);
  const annual = element.damage_hazards.includes(asked.id)
    ? await annualTables(element.type, asked, asker, hazard)
    : [];
  return [
    ...figures.map((table) => ({ under, ...table })),
    // A projection that reaches nothing is a line of words.
    ...(along.some(({ exposed_count }) => exposed_count > 0)
      ? [{ under, title: "", rows: projectedTable(along, element, asked, hazard) }]
      : []),
    ...annual.map((table) => ({ under: `${under} / Expected annual damage`, ...table })),
  ];
}
