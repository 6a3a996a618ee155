import { DomainError } from "@stopbank/errors";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import { cutByPolygons } from "../cut/cutByPolygons.ts";
import type { HazardEntry } from "../description/hazards.ts";
import { layerInput } from "../inputs.ts";
import { withOwnEdges } from "../vector/ownEdges.ts";
import { type FeatureTable, readLayer } from "../vector/readLayer.ts";
import { codeAt } from "./classify.ts";
import { eventSource } from "./eventSource.ts";
import type { HazardSource, ReadingContext } from "./hazardSource.ts";
import { rasterSource } from "./rasterSource.ts";
import { sampleAttribute } from "./sampleAttribute.ts";
import { noClass } from "./sampled.ts";
import { polygonsOfScenario, samplePolygons } from "./samplePolygons.ts";
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
  if (source.kind === "attribute")
    return { tables: [], sample: async ({ layer }, plan) => sampleAttribute(layer, plan) };
  if (source.kind === "table") return tableSource(folder, hazard, source, plans);
  if (source.kind === "events") return eventSource(folder, hazard.id, source);
  return source.kind === "raster"
    ? rasterSource(folder, hazard, source, context)
    : polygonSource(folder, hazard, source);
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

function polygonSource(
  folder: string,
  hazard: HazardEntry,
  source: Extract<HazardEntry["source"], { kind: "polygons" }>,
): HazardSource {
  const tables = new Map<string, Promise<FeatureTable>>();
  const read: FeatureTable[] = [];
  const { classes } = hazard;
  const open = ({ file = source.file, layer = source.layer, where, tag }: ScenarioPlan) => {
    if (file === undefined)
      throw new DomainError(
        "invalid",
        "import/no-file",
        `Hazard ${hazard.id}: scenario ${tag} has no file. Name it there or in \`source\`.`,
      );
    const classColumn = typeof classes === "object" && !Array.isArray(classes) ? [classes.column] : [];
    const columns = [
      ...Object.keys(where),
      ...(source.value === undefined ? [] : [source.value]),
      ...classColumn,
    ];
    const key = [file, layer].join("\0");
    const known = tables.get(key);
    if (known !== undefined) return known;
    const input = layerInput(folder, `Hazard ${hazard.id}`, { file, layer, crs: source.crs });
    const table = readLayer(input, { columns: [...new Set(columns)], kind: "polygon" }).then((each) => {
      read.push(each);
      return withOwnEdges(each);
    });
    tables.set(key, table);
    return table;
  };
  const polygons = async (plan: ScenarioPlan) =>
    polygonsOfScenario(await open(plan), plan, source.value, classes);
  return {
    tables: read,
    polygons,
    async cut({ index }, plan) {
      if (index.geometry.kind === "point") return undefined;
      const coded = (await polygons(plan)).map(({ geometry, value, damageClass }) => ({
        geometry,
        code: damageClass === undefined ? codeAt(value, classes) : damageClassCodes[damageClass],
      }));
      return cutByPolygons(
        index,
        coded.filter(({ code }) => code !== noClass),
      );
    },
    sample: async ({ index }, plan, { rule }) => samplePolygons(index, await polygons(plan), rule),
  };
}
