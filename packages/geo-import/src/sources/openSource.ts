import { DomainError } from "@stopbank/errors";
import type { HazardEntry } from "../description/hazards.ts";
import { eventSource } from "./eventSource.ts";
import type { HazardSource, ReadingContext } from "./hazardSource.ts";
import { polygonSource } from "./polygonSource.ts";
import { rasterSource } from "./rasterSource.ts";
import { sampleAttribute } from "./sampleAttribute.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";
import { tableSource } from "./tableSource.ts";

/** @throws DomainError as the readers do, and `import/wrong-rule` for a rule that does not suit the source. */
export async function openSource(
  folder: string,
  hazard: HazardEntry,
  plans: readonly ScenarioPlan[],
  context: ReadingContext,
): Promise<HazardSource> {
  checkRules(hazard);
  const { source } = hazard;
  if (source.kind === "attribute") return attributeSource();
  if (source.kind === "table") return tableSource(folder, hazard, source, plans);
  if (source.kind === "events") return eventSource(folder, hazard.id, source);
  return source.kind === "raster"
    ? rasterSource(folder, hazard, source, context)
    : polygonSource(folder, hazard, source, plans);
}

const rulesOf = {
  attribute: ["attribute"],
  table: ["attribute"],
  events: ["attribute"],
  polygons: ["touch", "centroid", "fraction"],
  raster: ["centroid", "max", "mean", "min", "sum", "count", "fraction"],
} as const;

function checkRules({ id, source, sampling, samplingOf = {} }: HazardEntry): void {
  const allowed: readonly string[] = rulesOf[source.kind];
  for (const { rule, cells, above } of [sampling, ...Object.values(samplingOf)]) {
    if (source.kind !== "raster" && (cells ?? above) !== undefined)
      throw new DomainError(
        "invalid",
        "import/wrong-rule",
        `Hazard ${id}: \`${cells === undefined ? "above" : "cells"}\` is of the cells of a raster, and the source is of kind ${source.kind}. Leave it out.`,
      );
    if (rule === "fraction" ? (cells ?? "coverage") !== "coverage" : above !== undefined)
      throw new DomainError(
        "invalid",
        "import/wrong-rule",
        `Hazard ${id}: the sampling rule ${rule} takes no ${rule === "fraction" ? `cells: ${cells}; shares are of what is covered exactly` : "`above`; only fraction does"}.`,
      );
    if (!allowed.includes(rule))
      throw new DomainError(
        "invalid",
        "import/wrong-rule",
        `Hazard ${id}: the sampling rule ${rule} does not suit a source of kind ${source.kind}. Possible: ${allowed.join(", ")}.`,
      );
  }
}

const attributeSource = (): HazardSource => ({
  tables: [],
  async check(plans, layers) {
    for (const plan of plans) for (const { layer } of layers) sampleAttribute(layer, plan);
  },
  sample: async ({ layer }, plan) => sampleAttribute(layer, plan),
});
