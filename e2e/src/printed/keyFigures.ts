import { countedCell, exposedWord } from "./countedCell.ts";
import type { Directory } from "./directory.ts";
import type { ExpectedTable } from "./expected.ts";
import { count, money } from "./figures.ts";
import { ownSentence } from "./printedTables.ts";
import { askedHazards, type Question } from "./question.ts";
import type { SummaryAnswers } from "./summaryAnswers.ts";

/** What is exposed of each layer under each hazard and under both: in a sentence, then at a glance. */
export function keyFigures(
  { types }: Question,
  answers: SummaryAnswers,
  directory: Directory,
): ExpectedTable[] {
  const under = "Key figures";
  const sentences = types
    .map((type) => answers.together(type).sentence)
    .filter((one) => ownSentence.test(one));
  const hasCosts = types.some((type) => directory.element(type).has_replacement_cost);
  const rows = types.flatMap((type) => {
    const element = directory.element(type);
    const together = answers.together(type);
    const lines = [
      ...askedHazards.map(({ id, tag }) => {
        const data = answers.each(type, tag);
        const isExposed = data.assessment.exposed_count > 0;
        return {
          name: directory.hazard(id).title + directory.scenario(tag),
          cell: countedCell(data, exposedWord(element)),
          cost: money(isExposed ? data.attribute_stats.replacement_costs?.value.total : undefined),
        };
      }),
      // Costs of what several hazards reach are not added up.
      {
        name: "Risk from selected sources",
        cell: countedCell(together, exposedWord(element), true),
        cost: "–",
      },
    ];
    return lines.map(({ name, cell, cost }, at) => [
      ...(at === 0 ? [element.display_name] : []),
      name,
      cell.figure,
      cell.share ?? "–",
      ...(hasCosts ? [cost] : []),
      cell.figure === "Not assessed" ? "All" : count(cell.notAssessed),
    ]);
  });
  return [
    ...sentences.map((sentence) => ({ under, title: "", rows: [[sentence]] })),
    {
      under,
      title: "What is exposed, as a share of what was assessed",
      rows: [
        ["Elements", "Hazard", "Exposed", "Share", ...(hasCosts ? ["Replacement cost"] : []), "Not assessed"],
        ...rows,
      ],
    },
  ];
}
