import type { PropertyHazard } from "@stopbank/contract/property";
import type { ExposureStatus } from "@stopbank/contract/property-status";
import type { Hazard, Scenario } from "@stopbank/dataset/manifest";

/** What the data says of the study behind a hazard: how far it reaches, how it was done, and what it leaves out. */
export function studied(
  hazard: Hazard,
  scenario: Scenario,
  status: ExposureStatus,
): PropertyHazard["studied"] {
  const { details, methodology } = hazard;
  const { source } = methodology.source === undefined ? details : methodology;
  return {
    extent: extentSentence(hazard, scenario, status),
    method: sectionOf(hazard, /^method|how it (is|was) modelled/i),
    limits: sectionOf(hazard, /limit|leaves? out|not (covered|modelled)/i),
    source: source === undefined ? null : { title: source.title, url: source.url ?? null },
  };
}

const sectionOf = ({ details }: Hazard, title: RegExp): string | null =>
  details.sections?.find((section) => title.test(section.title))?.description ?? null;

function extentSentence(
  { details }: Hazard,
  { assessedExtent, areas }: Scenario,
  status: ExposureStatus,
): string {
  const regions = areas ?? details.coveredArea?.regions ?? [];
  const where = regions.length === 0 ? "" : `: ${regions.join(", ")}`;
  if (status === "unknown" && assessedExtent !== undefined)
    return `The study covered part of the district${where}. This property is outside it.`;
  if (assessedExtent === undefined) return "The study does not say how far it reaches.";
  if (assessedExtent === "all") return "The study covered the whole district.";
  return `The study covered part of the district${where}, this property included.`;
}
