import type { LayerDetails } from "@stopbank/contract/layers";
import type { Hazard, LayerDetails as ManifestDetails } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { ServedDataset } from "../data/servedDataset.ts";

/**
 * What a layer says of itself. The id is an element type, a scenario's tag, a hazard or a contextual layer.
 *
 * @throws DomainError `dataset/unknown-layer`.
 */
export function layerDetails({ manifest }: ServedDataset, id: string): LayerDetails {
  const type = manifest.elementTypes.find((each) => each.type === id);
  if (type !== undefined)
    return describe(id, type.displayName, type.icon, type.details, conventions(manifest.conventions));
  const hazard = manifest.hazards.find(
    (each) => each.hazardId === id || each.scenarios.some(({ tag }) => tag === id),
  );
  if (hazard !== undefined) {
    const scenario = hazard.scenarios.find(({ tag }) => tag === id);
    const title = scenario === undefined ? hazard.title : `${hazard.title}: ${scenario.displayName}`;
    return describe(id, title, hazard.icon, hazard.details, [
      ...rules(hazard),
      ...conventions(manifest.conventions),
    ]);
  }
  const layer = manifest.contextual.find((each) => each.id === id);
  if (layer !== undefined) return describe(id, layer.displayName, layer.icon, layer.details, []);
  throw new DomainError("not-found", "dataset/unknown-layer", `There is no layer ${id}.`);
}

/** A dataset says what it knows; what it leaves out is empty here, and never filled with words of ours. */
const describe = (
  id: string,
  title: string,
  icon: string,
  details: ManifestDetails,
  more: LayerDetails["details"],
): LayerDetails => ({
  layer_id: id,
  title,
  icon,
  summary: details.summary ?? "",
  sections: details.sections ?? [],
  confidence: details.confidence ?? { title: "Not stated", description: "", colour: "#8a97a6" },
  accordions: (details.accordions ?? []).map((each) => ({ ...each, startsOpen: each.startsOpen ?? false })),
  images: details.images ?? [],
  coveredArea: details.coveredArea ?? { title: "", description: "", regions: [] },
  details: [...(details.details ?? []), ...more],
  source: details.source ?? { title: "" },
  additionalSources: details.additionalSources ?? [],
});

/** How values and classes of a hazard came about. */
const rules = ({ sampling, classRule, unit, intensityLabel }: Hazard): LayerDetails["details"] => [
  {
    label: "Value under an element",
    value: `${intensityLabel} (${unit}), by ${sampling.rule}. ${sampling.note}`,
  },
  { label: "Damage classes", value: classRule },
];

/** The rules that change answers, in the dataset's own words. */
const conventions = (stated: Readonly<Record<string, { readonly text: string }>>): LayerDetails["details"] =>
  Object.entries(stated).map(([name, { text }]) => ({ label: conventionLabel(name), value: text }));

/** `areaRule` reads `Area rule`, `eadRule` reads `EAD rule`. */
function conventionLabel(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return (words[0] ?? "").toUpperCase() + words.slice(1).replace(/^ad\b/, "AD");
}
