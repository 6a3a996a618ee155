import { DomainError } from "@stopbank/errors";
import type { HazardEntry } from "../description/hazards.ts";
import type { IndexedLayer } from "../elements/indexedLayer.ts";
import type { HazardSource } from "../sources/hazardSource.ts";
import { samplingFor } from "./expose.ts";

/**
 * Refuses `cutElements` where pieces have no class: sources without places, and thresholds that are shares, counts or
 * sums of a whole element. A piece has the intensity of its cell or polygon, which is neither.
 *
 * @throws DomainError `import/wrong-rule`.
 */
export function checkCut(hazard: HazardEntry, source: HazardSource, layers: readonly IndexedLayer[]): void {
  const { id, cutElements, classes } = hazard;
  if (!cutElements) return;
  if (source.cut === undefined)
    throw new DomainError(
      "invalid",
      "import/wrong-rule",
      `Hazard ${id}: \`cutElements\` cuts at cells or mapped polygons, but the source is neither a raster nor polygons.`,
    );
  if (!Array.isArray(classes)) return;
  for (const indexed of layers) {
    const { rule } = samplingFor(hazard, indexed);
    if (indexed.index.geometry.kind === "point" || !(rule in wholeWords)) continue;
    const { type } = indexed.layer.entry;
    throw new DomainError(
      "invalid",
      "import/wrong-rule",
      `Hazard ${id}: by the rule ${rule} the classes of ${type} go by ${wholeWords[rule as keyof typeof wholeWords]}, which a piece cut by \`cutElements\` does not have. Give one class, such as \`classes: exposed\`, or in another hazard without \`cutElements\` those of ${type}; or read ${type} by its intensity, such as \`samplingOf: { ${type}: { rule: max } }\` under a raster, \`rule: touch\` under polygons.`,
    );
  }
}

/** What a rule gives of an element as a whole. */
const wholeWords = {
  fraction: "the share of it that is covered",
  count: "how many cells it has",
  sum: "the sum of its cells",
} as const;
