import { DomainError } from "@stopbank/errors";
import { withOwnEdges } from "@stopbank/geo-read/own-edges";
import { readCells } from "@stopbank/geo-read/read-cells";
import { type CellTable, type FeatureTable, readLayer } from "@stopbank/geo-read/read-layer";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import { cutByPolygons } from "../cut/cutByPolygons.ts";
import { layerInput } from "../description/describedInputs.ts";
import type { HazardEntry } from "../description/hazards.ts";
import { noClass } from "../sampling/sampled.ts";
import { codeOfPiece } from "./classify.ts";
import type { HazardSource } from "./hazardSource.ts";
import { type HazardPolygon, polygonsOfScenario, rowsOfScenario, samplePolygons } from "./samplePolygons.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** Mapped polygons, each file read once for all scenarios. */
export function polygonSource(
  folder: string,
  hazard: HazardEntry,
  source: Extract<HazardEntry["source"], { kind: "polygons" }>,
  plans: readonly ScenarioPlan[],
): HazardSource {
  const tables = new Map<string, Promise<FeatureTable>>();
  const read: FeatureTable[] = [];
  const { classes } = hazard;
  const columns = [
    ...new Set([
      ...plans.flatMap(({ where }) => Object.keys(where)),
      ...(source.value === undefined ? [] : [source.value]),
      ...(typeof classes === "object" && !Array.isArray(classes) ? [classes.column] : []),
    ]),
  ];
  const wanted = ({ file = source.file, layer = source.layer, tag }: ScenarioPlan) => {
    if (file === undefined)
      throw new DomainError(
        "invalid",
        "import/no-file",
        `Hazard ${hazard.id}: scenario ${tag} has no file. Name it there or in \`source\`.`,
      );
    return {
      key: [file, layer].join("\0"),
      input: layerInput(folder, `Hazard ${hazard.id}`, { file, layer, crs: source.crs }),
    };
  };
  const open = (plan: ScenarioPlan) => {
    const { key, input } = wanted(plan);
    const known = tables.get(key);
    if (known !== undefined) return known;
    const table = readLayer(input, { columns, kind: "polygon" }).then((each) => {
      read.push(each);
      return withOwnEdges(each);
    });
    tables.set(key, table);
    return table;
  };
  // The map, every layer's sample and its pieces ask for the same ones before the next scenario's turn.
  let last: { readonly plan: ScenarioPlan; readonly polygons: Promise<readonly HazardPolygon[]> } | undefined;
  const polygons = (plan: ScenarioPlan) => {
    if (last?.plan !== plan)
      last = {
        plan,
        polygons: open(plan).then((table) => polygonsOfScenario(table, plan, source.value, classes)),
      };
    return last.polygons;
  };
  return {
    tables: read,
    async check(plans) {
      const cells = new Map<string, CellTable>();
      for (const plan of plans) {
        const { key, input } = wanted(plan);
        const table = cells.get(key) ?? (await readCells(input, columns));
        cells.set(key, table);
        rowsOfScenario(table, plan, source.value, classes);
      }
    },
    polygons,
    async cut({ index }, plan, sampling, within) {
      if (index.geometry.kind === "point") return undefined;
      const coded = (await polygons(plan)).map(({ geometry, value, damageClass }) => ({
        geometry,
        code:
          damageClass === undefined ? codeOfPiece(value, sampling, classes) : damageClassCodes[damageClass],
      }));
      return cutByPolygons(
        index,
        coded.filter(({ code }) => code !== noClass),
        within,
      );
    },
    sample: async ({ index }, plan, { rule }) => samplePolygons(index, await polygons(plan), rule),
  };
}
