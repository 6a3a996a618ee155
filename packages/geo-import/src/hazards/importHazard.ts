import type { DatasetWriter } from "@stopbank/dataset/write";
import { DomainError } from "@stopbank/errors";
import type { Feature, FeatureCollection, MultiPolygon } from "geojson";
import { type ClassShares, withinExtent } from "../cut/classShares.ts";
import { type Damage, type DamageModel, damageModel, damageOf } from "../damage/damageModel.ts";
import { recordedRows } from "../damage/recordedRows.ts";
import type { DamageEntry } from "../description/damage.ts";
import type { AssessedEntry, HazardEntry, SamplingEntry } from "../description/hazards.ts";
import { layerInput } from "../inputs.ts";
import { exposureReport } from "../report/exposureReport.ts";
import type { EventDamage, ExposureReport, ScenarioReport } from "../report/importReport.ts";
import { readLayer } from "../vector/readLayer.ts";
import { polygonOf } from "../vector/toGeoJson.ts";
import { type AssessedExtent, assessedElements, boundsPolygon } from "./assessedElements.ts";
import { classByThreshold, classify, exposureRows } from "./classify.ts";
import { describeHazard } from "./describeHazard.ts";
import type { HazardSource, IndexedLayer, ReadAhead, ReadingContext } from "./hazardSource.ts";
import { openSource } from "./openSource.ts";
import { planScenarios } from "./planScenarios.ts";
import { recordsDamage } from "./recordsDamage.ts";
import { noClass } from "./sampled.ts";
import type { HazardPolygon } from "./samplePolygons.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

export interface ImportedHazard {
  readonly source: HazardSource;
  readonly plans: readonly ScenarioPlan[];
  readonly scenarios: readonly ScenarioReport[];
  /** Damage of each event of a set, by element type. */
  readonly events: ReadonlyMap<string, readonly EventDamage[]>;
}

/**
 * Samples a hazard under every element layer it is described for and writes it.
 *
 * @param writer absent to check without writing.
 * @param onScenario told before each scenario.
 * @param context what sources share with the whole import.
 * @throws DomainError as `planScenarios`, `openSource` and the readers do, and `import/extent-unknown`.
 */
export async function importHazard(
  folder: string,
  hazard: HazardEntry,
  layers: readonly IndexedLayer[],
  writer: DatasetWriter | undefined,
  onScenario: (plan: ScenarioPlan) => void,
  context: ReadingContext = {},
): Promise<ImportedHazard> {
  const plans = await planScenarios(folder, hazard);
  const source = await openSource(folder, hazard, plans, context);
  const extent = await openExtent(folder, hazard);
  const models = new Map<string, DamageModel>();
  for (const { layer } of layers) {
    const entry = hazard.damage?.[layer.entry.type];
    if (entry !== undefined) models.set(layer.entry.type, await damageModel(folder, layer, hazard.id, entry));
  }
  const described = layers.map(({ layer }) => layer);
  writer?.addHazard(describeHazard(hazard, plans, described, models));
  const scenarios: ScenarioReport[] = [];
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
      const model = models.get(type);
      const { rows, value, damages, recorded, share } = await expose(
        hazard,
        source,
        plan,
        indexed,
        extent,
        model,
      );
      const pieces = hazard.cutElements ? await cut(hazard, source, plan, indexed, extent) : undefined;
      await writer?.addExposure(type, hazard.id, plan.tag, rows);
      if (recorded !== undefined)
        await writer?.addDamage(type, hazard.id, plan.tag, recorded, source.annualDamage ? "year" : "event");
      exposures.push(
        exposureReport(indexed.layer, rows, { value, damages, share, pieces }, hazard.listElements ?? false),
      );
      if (damages?.events !== undefined) events.set(type, damages.events);
    }
    scenarios.push({ hazard: hazard.id, scenario: plan.tag, name: plan.name, exposures });
  }
  return { source, plans, scenarios, events };
}

const samplingFor = ({ sampling, samplingOf }: HazardEntry, { layer }: IndexedLayer): SamplingEntry =>
  samplingOf?.[layer.entry.type] ?? sampling;

async function expose(
  hazard: HazardEntry,
  source: HazardSource,
  plan: ScenarioPlan,
  indexed: IndexedLayer,
  extent: AssessedExtent,
  model: DamageModel | undefined,
) {
  const { type } = indexed.layer.entry;
  const sampling = samplingFor(hazard, indexed);
  const sampled = await source.sample(indexed, plan, sampling);
  const isAssessed = assessedElements(indexed.index, extent, sampled.isCovered);
  const share = sampling.rule === "fraction" ? sampled.value : undefined;
  if (model === undefined)
    return {
      rows: exposureRows(isAssessed, sampled.value, classify(sampled, hazard.classes)),
      value: sampled.value,
      share,
    };
  const entry = hazard.damage![type]!;
  const ofYear = await source.annualDamage?.(indexed, model);
  const damages: Damage & { readonly events?: readonly EventDamage[] } =
    ofYear ?? damageOf(model, sampled.value);
  forgetUnassessed(damages, isAssessed);
  const classes = classesOfDamage(entry, model, damages, sampled.value, classify(sampled, hazard.classes));
  const value = shown(entry, sampled.value, damages);
  const recorded = recordsDamage(hazard, entry, model, indexed.layer.entry.replacementCost?.value)
    ? recordedRows(model, { isAssessed, classes, intensity: sampled.value, damage: damages })
    : undefined;
  return { rows: exposureRows(isAssessed, value, classes), value, damages, recorded, share };
}

/** Where the study did not look nothing is known, whatever lies there. */
function forgetUnassessed({ ratio, cost: { min, value, max } }: Damage, isAssessed: Uint8Array): void {
  for (let element = 0; element < isAssessed.length; element++)
    if (isAssessed[element] === 0)
      for (const column of [ratio, min, value, max]) column[element] = Number.NaN;
}

/** Pieces by class; what an extent leaves out is not assessed whatever lies there. */
async function cut(
  { id }: HazardEntry,
  source: HazardSource,
  plan: ScenarioPlan,
  indexed: IndexedLayer,
  extent: AssessedExtent,
): Promise<ClassShares | undefined> {
  if (source.cut === undefined)
    throw new DomainError(
      "invalid",
      "import/wrong-rule",
      `Hazard ${id}: \`cutElements\` cuts at cells or mapped polygons, but the source is neither a raster nor polygons.`,
    );
  const shares = await source.cut(indexed, plan);
  return shares === undefined || extent.kind !== "polygons"
    ? shares
    : withinExtent(shares, assessedElements(indexed.index, extent, new Uint8Array(indexed.index.count)));
}

function classesOfDamage(
  { classes }: DamageEntry,
  model: DamageModel,
  { ratio }: Damage,
  intensity: Float64Array,
  byIntensity: Uint8Array,
): Uint8Array {
  if (classes === undefined) return byIntensity;
  if (typeof classes === "string")
    return Uint8Array.from(intensity, (each, element) => model.stateClass(element, each, classes) ?? noClass);
  return Uint8Array.from(ratio, (each) => classByThreshold(each, classes) ?? noClass);
}

function shown({ show = "intensity" }: DamageEntry, intensity: Float64Array, { ratio, cost }: Damage) {
  if (show === "intensity") return intensity;
  return show === "ratio" ? ratio : cost.value;
}

/** What the study covered. Polygons do not say by themselves, so there it must be stated. */
async function openExtent(folder: string, hazard: HazardEntry): Promise<AssessedExtent> {
  const { assessed, source, id } = hazard;
  if (assessed === undefined && source.kind === "polygons")
    throw new DomainError(
      "invalid",
      "import/extent-unknown",
      `Hazard ${id}: mapped polygons do not say where the study looked and found nothing. State \`assessed\`: all, bounds (west, south, east, north) or a file of polygons.`,
    );
  if (assessed === undefined || assessed === "data") return { kind: "covered" };
  if (assessed === "all") return { kind: "all" };
  if (assessed === "footprint") {
    if (source.kind === "raster") return { kind: "covered" };
    throw new DomainError(
      "invalid",
      "import/extent-unknown",
      `Hazard ${id}: \`assessed: footprint\` is the extent of a raster, but the source is not one.`,
    );
  }
  return { kind: "polygons", polygons: await extentPolygons(folder, id, assessed) };
}

async function extentPolygons(
  folder: string,
  hazardId: string,
  assessed: Exclude<AssessedEntry, string>,
): Promise<MultiPolygon[]> {
  if (Array.isArray(assessed)) return [boundsPolygon(assessed)];
  const input = layerInput(folder, `Assessed extent of ${hazardId}`, assessed);
  const { geometry, count } = await readLayer(input, { columns: [], kind: "polygon" });
  return geometry.kind === "polygon" ? Array.from({ length: count }, (_, i) => polygonOf(geometry, i)) : [];
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
