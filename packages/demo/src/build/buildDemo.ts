import { createDatasetWriter, type DatasetWriter } from "@stopbank/dataset/write";
import { DomainError } from "@stopbank/errors";
import { basemapLayers, placeFeatures } from "../context/basemap.ts";
import { contextLayers } from "../context/contextLayers.ts";
import { type District, modelDistrict } from "../district.ts";
import type { DemoElementLayer } from "../elements/elementLayer.ts";
import { elementLayers } from "../elements/elementLayers.ts";
import { middleOf } from "../elements/lots.ts";

import { openSea } from "../ground/frame.ts";
import type { Grid } from "../ground/grid.ts";

import { type HazardModel, isWithin } from "../hazards/hazardModel.ts";
import { hazardModels } from "../hazards/hazardModels.ts";
import { type Aerial, paintAerial } from "../imagery/aerial.ts";
import { type DrawnPicture, drawPictures } from "../imagery/drawPictures.ts";
import { mapLandcover } from "../imagery/landcover.ts";
import { studiedAreas } from "../regions/studiedAreas.ts";
import { attributeColumns } from "./attributeColumns.ts";
import { type ClientDataset, clientDatasets } from "./clientDatasets.ts";
import { exposureRows, outageRows, type SampledLayer, sampledLayer } from "./exposures.ts";
import { geometryColumn } from "./geometryColumn.ts";
import { addImagery } from "./imagery.ts";
import { plannedAbout, plannedBounds, plannedHazard } from "./planned.ts";
import { publishedRaster, roundTo64ths } from "./publishedRaster.ts";
import { touchedCells } from "./touchedCells.ts";

export const demoSeed = 20260;

export interface DemoProgress {
  /** What is being done, in words. */
  readonly step: string;
  /** 0 to 1 over the whole build. */
  readonly share: number;
}

export interface BuildDemoOptions {
  /** Folder of all datasets. */
  readonly datasetsRoot: string;
  /** About how many elements the district has in all; absent for its natural number of about 31,000. */
  readonly elements?: number;
  readonly seed?: number;
  /** Clients to build; absent for all. */
  readonly clients?: readonly string[];
  readonly onProgress?: (progress: DemoProgress) => void;
  /** Takes what the texts of the demonstration show; without it nothing of that is drawn. */
  readonly onPictures?: (pictures: readonly DrawnPicture[]) => void;
}

export interface BuiltDataset {
  readonly client: string;
  readonly version: string;
}

/** A client's dataset while it is being written. */
interface Draft {
  readonly plan: ClientDataset;
  readonly writer: DatasetWriter;
  readonly layers: readonly SampledLayer[];
}

/**
 * Models the district and publishes a dataset for each demonstration client.
 *
 * Every scenario is modelled once and written for all clients that have it. When anything fails, nothing new
 * becomes visible for any client that was not yet published.
 *
 * @throws DomainError `demo/bad-element-count`, or one of the dataset writer's such as `dataset/bad-input`.
 */
export async function buildDemo(options: BuildDemoOptions): Promise<BuiltDataset[]> {
  const {
    datasetsRoot,
    elements,
    seed = demoSeed,
    clients,
    onProgress = () => undefined,
    onPictures,
  } = options;
  if (elements !== undefined && !(Number.isInteger(elements) && elements >= 100 && elements <= 5_000_000))
    throw new DomainError(
      "invalid",
      "demo/bad-element-count",
      "The demo can be built with 100 to 5,000,000 elements; give a whole number between those.",
      { elements },
    );
  const report = (step: string, share: number) => onProgress({ step, share });
  report("Shaping the ground and laying out the towns", 0);
  const district = modelDistrict(seed);
  const hazards = hazardModels(district, seed);
  const layers = elementLayers(district, elements);
  report("Writing elements and maps", 0.12);
  const plans = clientDatasets.filter(({ client }) => clients === undefined || clients.includes(client));
  const drafts: Draft[] = [];
  try {
    for (const plan of plans) drafts.push(await startDraft(datasetsRoot, plan, district, layers, hazards));
    const aerial = await addMaps(drafts, district, hazards, layers, seed);
    onPictures?.(drawPictures(district, aerial));
    report("Modelling hazards", 0.35);
    await addHazards(drafts, district, hazards, (share) => report("Modelling hazards", 0.35 + 0.6 * share));
    const built: BuiltDataset[] = [];
    for (const { plan, writer } of drafts)
      built.push({ client: plan.client, version: (await writer.publish()).version });
    report("Done", 1);
    return built;
  } catch (error) {
    for (const { writer } of drafts) await writer.abort();
    throw error;
  }
}

async function startDraft(
  root: string,
  plan: ClientDataset,
  district: District,
  all: readonly DemoElementLayer[],
  hazards: readonly HazardModel[],
): Promise<Draft> {
  const exposedLayers = all.filter(
    (layer) => plan.types === undefined || plan.types.includes(layer.description.type),
  );
  const writer = await createDatasetWriter(root, plannedAbout(plan, exposedLayers, hazards));
  const layers: SampledLayer[] = [];
  for (const { description, rows: everywhere } of exposedLayers) {
    const rows = everywhere.filter(({ shape }) => isWithin(plan.extent, ...middleOf(shape)));
    if (rows.length === 0) continue;
    const regionOf = Object.fromEntries(
      district.regions.groups.map((group) => [
        group.id,
        Uint16Array.from(rows, ({ shape }) => group.codeAt(middleOf(shape))),
      ]),
    );
    const attributes = attributeColumns(description, rows);
    const geometry = geometryColumn(rows, description.geometry);
    await writer.addElements(description, geometry, attributes, regionOf, peopleOf(description, attributes));
    layers.push(sampledLayer({ description, rows }, district.terrain.heights));
  }
  for (const { id, title, regions } of district.regions.groups)
    await writer.addRegions({ id, title }, regions);
  return { plan, writer, layers };
}

/** What elements count for, where people are their layer's quantity. */
function peopleOf(
  { metric, peopleAttribute = "" }: DemoElementLayer["description"],
  attributes: ReturnType<typeof attributeColumns>,
): Float64Array | undefined {
  const people = attributes[peopleAttribute];
  return metric.type === "people" && people instanceof Float64Array ? people : undefined;
}

async function addMaps(
  drafts: readonly Draft[],
  district: District,
  hazards: readonly HazardModel[],
  layers: readonly DemoElementLayer[],
  seed: number,
) {
  const landcover = mapLandcover(district, seed);
  const context = contextLayers(
    district,
    landcover,
    hazards.find(({ description }) => description.hazardId === "tsunami")!,
  );
  const basemap = basemapLayers(district, landcover);
  const aerial = paintedAerial(district, landcover, layers);
  const imagery = addImagery(district, aerial);
  for (const { plan, writer } of drafts) {
    for (const { description, features } of context)
      if (plan.contextual === undefined || plan.contextual.includes(description.id))
        await writer.addContextual(description, features, { minZoom: 8, maxZoom: 14 });
    const vector = await writer.addVectorTiles("basemap", basemap, { minZoom: 5, maxZoom: 14 });
    const bounds = plannedBounds(plan);
    const [west, south, east, north] = bounds;
    writer.addPlaces(
      placeFeatures().filter(({ geometry: { coordinates } }) => {
        const [x, y] = coordinates as [number, number];
        return x >= west && x <= east && y >= south && y <= north;
      }),
    );
    writer.setBasemap({
      vector: { ...vector, coverage: [openSea()] },
      ...(await imagery(writer, bounds)),
    });
  }
  return aerial;
}

const paintedAerial = (district: District, landcover: Grid, layers: readonly DemoElementLayer[]): Aerial =>
  paintAerial(district, landcover, layers.find(({ description }) => description.type === "rural_land")!);

/** What the texts of the demonstration show, for a store whose datasets are there already. */
export function drawDemoPictures(seed = demoSeed): readonly DrawnPicture[] {
  const district = modelDistrict(seed);
  return drawPictures(
    district,
    paintedAerial(district, mapLandcover(district, seed), elementLayers(district, undefined)),
  );
}

async function addHazards(
  drafts: readonly Draft[],
  district: District,
  hazards: readonly HazardModel[],
  onShare: (share: number) => void,
) {
  const edgeCells = touchedCells(
    district.graph.edges.map(({ line }) => ({ shape: line, values: {} })),
    "line",
    district.terrain.heights,
  );
  const total = hazards.reduce((count, { description }) => count + description.scenarios.length, 0);
  const wards = district.regions.groups.find(({ id }) => id === "wards")!;
  let done = 0;
  for (const hazard of hazards) {
    const { description } = hazard;
    const { hazardId } = description;
    const takers = drafts.flatMap((draft) => {
      const planned = plannedHazard(draft.plan, description);
      return planned === undefined ? [] : [{ ...draft, planned }];
    });
    for (const { plan, writer, planned } of takers) {
      const areas = studiedAreas(wards, [hazard.extent, plan.extent]);
      const scenarios = planned.scenarios.map((scenario) => ({ ...scenario, areas }));
      writer.addHazard({ ...planned, scenarios });
    }
    for (const scenario of description.scenarios) {
      onShare(done++ / total);
      const wanting = takers.filter(({ planned }) => planned.scenarios.includes(scenario));
      if (wanting.length === 0) continue;
      const intensity = roundTo64ths(hazard.intensity(scenario.tag));
      const raster =
        hazard.rasterCellMetres === undefined
          ? undefined
          : publishedRaster(intensity, hazard.rasterCellMetres);
      const polygons = hazard.polygons?.(scenario.tag);
      for (const { writer, layers } of wanting) {
        if (raster !== undefined) await writer.addRaster(hazardId, scenario.tag, raster);
        if (polygons !== undefined)
          await writer.addHazardPolygons(hazardId, scenario.tag, polygons, { minZoom: 8, maxZoom: 14 });
        for (const sampled of layers) {
          const { type, isCascading } = sampled.layer.description;
          if (!isCascading)
            await writer.addExposure(
              type,
              hazardId,
              scenario.tag,
              exposureRows(sampled, hazard, intensity.data),
            );
          else
            for (const [days, rows] of outageRows(district, sampled, hazard, intensity.data, edgeCells))
              await writer.addExposure(type, hazardId, scenario.tag, rows, days);
        }
      }
    }
  }
}
