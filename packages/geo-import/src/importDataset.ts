import { classWordsOf } from "@stopbank/dataset/class-words";
import { currencyOf } from "@stopbank/dataset/currency";
import type { Bounds, DatasetAbout } from "@stopbank/dataset/manifest";
import { localStorage } from "@stopbank/dataset/read";
import { createDatasetWriter, type DatasetWriter } from "@stopbank/dataset/write";
import { DomainError } from "@stopbank/errors";
import { runUntil } from "@stopbank/geo-read/run-until";
import { hazardKinds } from "@stopbank/hazard-colours";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import { addBasemap } from "./basemap/addBasemap.ts";
import { withGroundSource } from "./basemap/groundSource.ts";
import { boundsOf } from "./build/boundsOf.ts";
import { importConventions } from "./build/conventions.ts";
import { ResultCache } from "./cache/ResultCache.ts";
import { importKey, rememberedImport, rememberImport } from "./cache/rememberedImport.ts";
import type { Description } from "./description/description.ts";
import { type ReadDescription, readDescription } from "./description/readDescription.ts";
import type { IndexedLayer } from "./elements/indexedLayer.ts";
import { type LoadedLayer, loadElements } from "./elements/loadElements.ts";
import { elementLayerReports, layerReport } from "./figures/layerReport.ts";
import { type ImportedHazard, importHazard } from "./hazards/importHazard.ts";
import { type OpenedHazard, openHazard } from "./hazards/openHazard.ts";
import { wantedColumns } from "./hazards/wantedColumns.ts";
import { addContext } from "./places/addContext.ts";
import { type LoadedRegions, loadRegions, regionCodes } from "./places/loadRegions.ts";
import type { ImportReport, LayerReport, ScenarioReport } from "./report/importReport.ts";
import type { ReadingContext } from "./sources/hazardSource.ts";
import type { ScenarioPlan } from "./sources/scenarioPlan.ts";

export interface ImportOptions {
  /** Path of the description. */
  readonly description: string;
  /** Folder of all datasets; absent to check without writing anything. */
  readonly datasetsRoot?: string;
  /** Told what is being done, in words. */
  readonly onProgress?: (step: string) => void;
  /** Aborting gives the import up at the next step and removes what was written. */
  readonly signal?: AbortSignal;
  /** Folder for what unchanged inputs gave before, so that a rerun is cheap; absent for none. */
  readonly cacheFolder?: string;
}

/**
 * Imports a described dataset: reads, samples, writes and publishes it, or nothing at all.
 *
 * @throws DomainError `import/...` with a sentence naming file, layer and remedy; `import/stopped` after an abort; `disk/...` where
 * the datasets or the cache have no place.
 */
export async function importDataset(options: ImportOptions): Promise<ImportReport> {
  const { datasetsRoot, onProgress = () => undefined, signal, cacheFolder } = options;
  const stop = stopOn(signal);
  const context: ReadingContext = {
    signal: stop.signal,
    say: onProgress,
    ...(cacheFolder === undefined ? {} : { cache: new ResultCache(cacheFolder, { onDamaged: onProgress }) }),
  };
  const read = readDescription(options.description);
  const { cache } = context;
  // Before the work rather than after it: a place that takes no folder stops here.
  cache?.prepare();
  if (datasetsRoot !== undefined) await localStorage(datasetsRoot).prepare();
  const work = () => runUntil(stop.signal, () => importAll(read, datasetsRoot, stop, context));
  if (cache === undefined || datasetsRoot === undefined) return work();
  onProgress("Comparing files with earlier imports");
  const key = await importKey(read);
  const before = await rememberedImport(cache, key, datasetsRoot);
  if (before !== undefined) {
    onProgress("Nothing has changed since they were imported");
    return before;
  }
  const report = await work();
  rememberImport(cache, key, report);
  return report;
}

async function importAll(
  { description, folder }: ReadDescription,
  datasetsRoot: string | undefined,
  stop: AbortController,
  context: ReadingContext,
): Promise<ImportReport> {
  const step = (words: string) => {
    stop.signal.throwIfAborted();
    context.say?.(words);
  };
  const layers: IndexedLayer[] = [];
  for (const entry of description.elements) {
    step(`Reading ${entry.plural ?? entry.title} from ${[entry.file].flat().join(", ")}`);
    const layer = await loadElements(
      folder,
      entry,
      wantedColumns(description, entry.type),
      currencyOf(description),
    );
    layers.push({ layer, index: buildIndex(layer.table.geometry) });
  }
  const regions: LoadedRegions[] = [];
  for (const entry of description.regions ?? []) {
    step(`Reading ${entry.title} from ${entry.file}`);
    regions.push(await loadRegions(folder, entry));
  }
  const opened: OpenedHazard[] = [];
  const reading = { ...context, classWords: description.classWords };
  for (const hazard of description.hazards ?? []) {
    step(`Opening ${hazard.title}`);
    const exposedLayers = layers.filter(({ layer }) => hazard.elements?.includes(layer.entry.type) ?? true);
    opened.push(await openHazard(folder, hazard, exposedLayers, reading));
  }
  const sources = await withGroundSource(folder, description);
  const writer =
    datasetsRoot === undefined
      ? undefined
      : await createDatasetWriter(datasetsRoot, aboutOf(description, layers, sources));
  try {
    const reports = [
      ...layers.flatMap(({ layer }) => elementLayerReports(layer)),
      ...regions.map(({ table }) => layerReport(table)),
    ];
    if (writer !== undefined) await writePlaces(writer, layers, regions, step);
    reports.push(...(await writeMaps(writer, folder, description, boundsOfAll(layers), step)));
    const hazards: ImportedHazard[] = [];
    const kinds = hazardKinds(
      opened.map(({ hazard: { id, type, title } }) => `${id} ${type ?? ""} ${title}`),
    );
    for (const [i, each] of opened.entries()) {
      const onScenario = ({ name }: ScenarioPlan) => step(`Sampling ${each.hazard.title}, ${name}`);
      hazards.push(await importHazard(each, kinds[i]!, writer, onScenario, reading));
    }
    reports.push(...hazards.flatMap(({ tables: ofHazard }) => ofHazard.map(layerReport)));
    if (writer !== undefined) step("Checking and publishing");
    const published = await writer?.publish();
    return {
      client: description.client,
      ...(published === undefined ? {} : { version: published.version }),
      measures: Object.fromEntries(
        layers.map(({ layer }) => [layer.entry.type, layer.entry.measure ?? "geodesic"]),
      ),
      layers: reports,
      classWords: classWordsOf(description),
      scenarios: hazards.flatMap(({ scenarios }): readonly ScenarioReport[] => scenarios),
      expectedAnnualDamage: hazards.flatMap(({ annualDamage }) => annualDamage),
      frequencyNotNamed: hazards.flatMap((each) => each.frequencyNotNamed),
      peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    };
  } catch (error) {
    // What is read ahead is of no use any more.
    stop.abort(error);
    await writer?.abort();
    throw error;
  }
}

/** Aborts with `signal`, the refusal that an import given up ends with as its reason. */
function stopOn(signal: AbortSignal | undefined): AbortController {
  const stop = new AbortController();
  const give = () =>
    stop.abort(
      new DomainError("conflict", "import/stopped", "The import was stopped. Nothing was published."),
    );
  if (signal?.aborted) give();
  signal?.addEventListener("abort", give, { once: true });
  return stop;
}

const boundsOfAll = (layers: readonly IndexedLayer[]) =>
  boundsOf(layers.map(({ layer }) => layer.table.geometry));

const aboutOf = (
  {
    client,
    title,
    notice,
    licence,
    currency,
    priceYear,
    classWords,
    elements,
    hazards = [],
    examples = [],
  }: Description,
  layers: readonly IndexedLayer[],
  sources: Description["sources"],
): DatasetAbout => ({
  client,
  title,
  ...(notice === undefined ? {} : { notice }),
  bounds: boundsOfAll(layers),
  licence,
  ...(currency === undefined ? {} : { currency }),
  ...(priceYear === undefined ? {} : { priceYear }),
  ...(classWords === undefined ? {} : { classWords }),
  sources,
  ...(examples.length === 0
    ? {}
    : { examples: examples.map(({ context = [], ...each }) => ({ ...each, contextual: context })) }),
  conventions: importConventions(hazards, elements),
});

async function writePlaces(
  writer: DatasetWriter,
  layers: readonly { readonly layer: LoadedLayer; readonly index: IndexedLayer["index"] }[],
  regions: readonly LoadedRegions[],
  step: (words: string) => void,
): Promise<void> {
  for (const { layer, index } of layers) {
    step(`Writing ${layer.entry.plural ?? layer.entry.title}`);
    const codes = Object.fromEntries(regions.map((group) => [group.entry.id, regionCodes(group, index)]));
    await writer.addElements(layer.description, layer.table.geometry, layer.attributes, codes, layer.metric);
  }
  for (const group of regions)
    await writer.addRegions({ id: group.entry.id, title: group.entry.title }, group.regions);
}

async function writeMaps(
  writer: DatasetWriter | undefined,
  folder: string,
  { context = [], basemap }: Description,
  bounds: Bounds,
  step: (words: string) => void,
): Promise<LayerReport[]> {
  const reports: LayerReport[] = [];
  for (const entry of context) {
    step(`Writing ${entry.title} from ${entry.file}`);
    reports.push(layerReport(await addContext(writer, folder, entry)));
  }
  if (basemap !== undefined) {
    step("Drawing the basemap");
    reports.push(...(await addBasemap(writer, folder, basemap, bounds)).map(layerReport));
  }
  return reports;
}
