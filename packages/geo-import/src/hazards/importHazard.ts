import { classWordsOf } from "@stopbank/dataset/class-words";
import type { DatasetWriter } from "@stopbank/dataset/write";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import type { HazardKind } from "@stopbank/hazard-colours";
import type { Feature, FeatureCollection, MultiPolygon } from "geojson";
import type { HazardEntry } from "../description/hazards.ts";
import { annualDamage, frequencyNotNamed, planGroups } from "../figures/annualDamage.ts";
import { exposureReport } from "../figures/exposureReport.ts";
import { groupsAssessed } from "../figures/groupsAssessed.ts";
import type {
  AnnualDamageReport,
  EventDamage,
  ExposureReport,
  FrequencyNotNamed,
  ScenarioReport,
} from "../report/importReport.ts";
import type { HazardSource, ReadAhead, ReadingContext } from "../sources/hazardSource.ts";
import type { HazardPolygon } from "../sources/samplePolygons.ts";
import type { ScenarioPlan } from "../sources/scenarioPlan.ts";
import { describeHazard } from "./describeHazard.ts";
import { expose, samplingFor } from "./expose.ts";
import type { OpenedHazard } from "./openHazard.ts";

export interface ImportedHazard {
  /** What was read of its values, its extent and its damage curves. */
  readonly tables: readonly ReadTable[];
  readonly scenarios: readonly ScenarioReport[];
  /** Over all elements of each type that its damage is known of. */
  readonly annualDamage: readonly AnnualDamageReport[];
  readonly frequencyNotNamed: readonly FrequencyNotNamed[];
}

/**
 * Samples an opened hazard under every element layer it is described for and writes it.
 *
 * @param kind whose colours it is drawn in, where its description gives it none.
 * @param writer absent to check without writing.
 * @param onScenario told before each scenario.
 * @param context what sources share with the whole import.
 * @throws DomainError as the readers do.
 */
export async function importHazard(
  { hazard, layers, plans, source, extent, damageOf }: OpenedHazard,
  kind: HazardKind,
  writer: DatasetWriter | undefined,
  onScenario: (plan: ScenarioPlan) => void,
  context: ReadingContext = {},
): Promise<ImportedHazard> {
  const extentAreas = extent.kind === "areas" ? extent.areas : undefined;
  const described = layers.map(({ layer }) => layer);
  writer?.addHazard(describeHazard(hazard, plans, described, damageOf, classWordsOf(context), kind));
  const scenarios: ScenarioReport[] = [];
  const groups = planGroups(hazard, plans);
  const assessed = groupsAssessed(groups);
  const events = new Map<string, readonly EventDamage[]>();
  const ahead: ReadAhead = {
    layers: layers.map((indexed) => ({ indexed, sampling: samplingFor(hazard, indexed) })),
    withMap: writer !== undefined,
  };
  for (const [i, plan] of plans.entries()) {
    onScenario(plan);
    // While this one is written the next is read.
    source.prepare?.(plans.slice(i, i + 2), ahead);
    if (writer !== undefined) await addMap(writer, hazard, source, plan);
    const exposures: ExposureReport[] = [];
    for (const indexed of layers) {
      const { type } = indexed.layer.entry;
      const { rows, recorded, ...found } = await expose(
        hazard,
        source,
        plan,
        indexed,
        extent,
        damageOf.get(type),
      );
      const pieces = hazard.cutElements
        ? await source.cut?.(indexed, plan, samplingFor(hazard, indexed), extentAreas)
        : undefined;
      await writer?.addExposure(type, hazard.id, plan.tag, rows);
      if (found.damages !== undefined)
        assessed.add(type, plan, {
          elements: indexed.layer.ids.length,
          rows,
          inSum: found.damages.inSum,
        });
      if (recorded !== undefined)
        await writer?.addDamage(type, hazard.id, plan.tag, recorded, source.annualDamage ? "year" : "event");
      exposures.push(exposureReport(indexed.layer, rows, { ...found, pieces }, hazard.listElements ?? false));
      if (found.damages?.events !== undefined) events.set(type, found.damages.events);
    }
    scenarios.push({ hazard: hazard.id, scenario: plan.tag, name: plan.name, exposures });
  }
  return {
    tables: [
      ...source.tables,
      ...(extent.kind === "areas" && extent.table !== undefined ? [extent.table] : []),
      ...curveTables(damageOf),
    ],
    scenarios,
    annualDamage: annualDamage(hazard, groups, scenarios, events, assessed.lacks),
    frequencyNotNamed: source.annualDamage === undefined ? frequencyNotNamed(hazard, plans) : [],
  };
}

/** A table of curves is read for each part of each element layer, and reported once. */
function curveTables(damageOf: OpenedHazard["damageOf"]): ReadTable[] {
  const tables = [...damageOf.values()].flatMap(({ model }) =>
    model.components.flatMap(({ table }) => table ?? []),
  );
  return [
    ...new Map(tables.map((each) => [[each.place.file, each.place.layer, each.count].join(), each])).values(),
  ];
}

/** What the map shows of a scenario. */
async function addMap(writer: DatasetWriter, hazard: HazardEntry, source: HazardSource, plan: ScenarioPlan) {
  if (source.polygons !== undefined)
    await writer.addHazardPolygons(hazard.id, plan.tag, collection(await source.polygons(plan)), {
      minZoom: 6,
      maxZoom: 14,
    });
  if (source.grid !== undefined) await writer.addRaster(hazard.id, plan.tag, await source.grid(plan));
}

const collection = (polygons: readonly HazardPolygon[]): FeatureCollection<MultiPolygon> => ({
  type: "FeatureCollection",
  features: polygons.map(
    ({ geometry, value }): Feature<MultiPolygon> => ({
      type: "Feature",
      properties: Number.isNaN(value) ? {} : { value },
      geometry,
    }),
  ),
});
