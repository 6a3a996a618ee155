import type { PropertyFitBody } from "@stopbank/contract/property-fit";
import type { Manifest } from "@stopbank/dataset/manifest";

/**
 * Which scenarios technical reports are about that the data does not have, a sentence for each report. Where none of a report's
 * is there, it is told with no hazard.
 */
export function fitOfReports(
  reports: NonNullable<PropertyFitBody["reports"]>,
  { hazards }: Pick<Manifest, "hazards">,
): string[] {
  const known = new Set(hazards.flatMap((hazard) => hazard.scenarios.map(({ tag }) => tag)));
  return reports.flatMap(({ title, scenarios }) => {
    const gone = [...new Set(scenarios)].filter((tag) => !known.has(tag));
    if (gone.length === 0) return [];
    const about = `"${title}" is about ${gone.map((tag) => `"${tag}"`).join(", ")}`;
    const isOne = gone.length === 1;
    return [
      scenarios.every((tag) => !known.has(tag))
        ? `${about}: the data has ${isOne ? "no such scenario" : "none of these scenarios"}, so the report is shown with no hazard.`
        : `${about}, which ${isOne ? "is" : "are"} not in the data.`,
    ];
  });
}
