import type { LayerDetails } from "@stopbank/contract/layers";
import type {
  ElementType,
  Manifest,
  LayerDetails as ManifestDetails,
  Scenario,
} from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { ServedDataset } from "../data/servedDataset.ts";
import { moneyOf } from "../wire/money.ts";

/**
 * What a layer says of itself. The id is an element type, a scenario's tag, a hazard or a contextual layer.
 *
 * @throws DomainError `dataset/unknown-layer`.
 */
export function layerDetails({ manifest, version }: ServedDataset, id: string): LayerDetails {
  const { title, licence, sources } = manifest;
  const dataset = { version, title, licence, sources };
  return { ...layerNamed(manifest, id), dataset };
}

function layerNamed(manifest: Manifest, id: string): Omit<LayerDetails, "dataset"> {
  const type = manifest.elementTypes.find((each) => each.type === id);
  if (type !== undefined) {
    const { displayName, icon, details, tiles } = type;
    const more = [...moneyDetail(manifest, type), ...conventions(manifest.conventions)];
    return {
      ...describe(id, displayName, icon, details, more),
      extent: tiles.bounds,
    };
  }
  const hazard = manifest.hazards.find(
    (each) => each.hazardId === id || each.scenarios.some(({ tag }) => tag === id),
  );
  if (hazard !== undefined) {
    const scenario = hazard.scenarios.find(({ tag }) => tag === id);
    const title = scenarioTitle(hazard.title, scenario?.displayName);
    return {
      ...describe(id, title, hazard.icon, hazard.details, [
        { label: "Damage classes", value: hazard.classRule },
        ...conventions(manifest.conventions),
      ]),
      extent: studiedExtent(scenario === undefined ? hazard.scenarios : [scenario]),
      sampling: hazard.sampling,
    };
  }
  const layer = manifest.contextual.find((each) => each.id === id);
  if (layer !== undefined)
    return { ...describe(id, layer.displayName, layer.icon, layer.details, []), extent: layer.tiles.bounds };
  throw new DomainError("not-found", "dataset/unknown-layer", `There is no layer ${id}.`);
}

/** A scenario that has its hazard's name in its own says it once. */
const scenarioTitle = (hazard: string, scenario = hazard): string =>
  scenario.startsWith(hazard) ? scenario : `${hazard}: ${scenario}`;

/** What every one of the scenarios covered; not known where they differ. */
function studiedExtent(scenarios: readonly Scenario[]): LayerDetails["extent"] {
  const [first, ...otherExtents] = scenarios.map(({ assessedExtent }) => assessedExtent ?? null);
  const isSame = otherExtents.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return first !== undefined && isSame ? first : null;
}

/**
 * A dataset says what it knows; what it leaves out is empty here, and never filled with words of ours.
 * @param more added where the dataset's own details do not say it already.
 */
const describe = (
  id: string,
  title: string,
  icon: string,
  details: ManifestDetails,
  more: LayerDetails["details"],
): Omit<LayerDetails, "dataset" | "extent" | "sampling"> => ({
  layer_id: id,
  title,
  icon,
  summary: details.summary ?? "",
  sections: details.sections ?? [],
  confidence: details.confidence ?? { title: "Not stated", description: "", colour: "#8a97a6" },
  accordions: (details.accordions ?? []).map((each) => ({ ...each, startsOpen: each.startsOpen ?? false })),
  images: details.images ?? [],
  coveredArea: details.coveredArea ?? { title: "", description: "", regions: [] },
  details: [
    ...(details.details ?? []),
    ...more.filter(({ label }) => !details.details?.some((own) => own.label === label)),
  ],
  source: details.source ?? { title: "" },
  additionalSources: details.additionalSources ?? [],
});

/** `New Zealand dollar (NZD), prices of 2025` where replacement costs are known. */
function moneyDetail(manifest: Manifest, type: ElementType): LayerDetails["details"] {
  if (type.replacementCost === undefined) return [];
  const { currency, price_year } = moneyOf(manifest, type);
  const name = currencyNames.of(currency) ?? currency;
  const year = price_year === undefined ? "" : `, prices of ${price_year}`;
  return [{ label: "Currency", value: `${name} (${currency})${year}` }];
}

const currencyNames = new Intl.DisplayNames("en-NZ", { type: "currency" });

/** The rules that change answers, in the dataset's own words. */
const conventions = (
  conventionTexts: Readonly<Record<string, { readonly text: string }>>,
): LayerDetails["details"] =>
  Object.entries(conventionTexts).map(([name, { text }]) => ({ label: conventionLabel(name), value: text }));

/** `areaRule` reads `Area rule`, `eadRule` reads `EAD rule`. */
function conventionLabel(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return (words[0] ?? "").toUpperCase() + words.slice(1).replace(/^ad\b/, "AD");
}
