import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DomainError } from "@stopbank/errors";
import { contextualDescriptionSchema } from "../manifest/context.ts";
import { elementTypeDescriptionSchema } from "../manifest/elementType.ts";
import { hazardDescriptionSchema } from "../manifest/hazard.ts";
import { type DatasetAbout, datasetAboutSchema } from "../manifest/manifest.ts";
import { searchPath } from "../search/indexTables.ts";
import { addDamage } from "./addDamage.ts";
import { addElements } from "./addElements.ts";
import { addExposure } from "./addExposure.ts";
import { addRaster } from "./addRaster.ts";
import { addRegions } from "./addRegions.ts";
import { writeCutArchive } from "./archives/cutArchive.ts";
import { writeRasterArchive } from "./archives/rasterArchive.ts";
import { writeVectorArchive } from "./archives/vectorArchive.ts";
import { Background } from "./draft/Background.ts";
import { type DatasetDraft, findScenario } from "./draft/draft.ts";
import { startDraft } from "./draft/startDraft.ts";
import { badInput } from "./input/badInput.ts";
import { checkWriterInput } from "./input/checkWriterInput.ts";
import type { DatasetWriter } from "./input/DatasetWriter.ts";
import { publish } from "./publish.ts";
import { contextThings, placeThings } from "./search/namedFeatures.ts";
import { SearchDraft } from "./search/SearchDraft.ts";

/**
 * Starts a dataset version below `<root>/<about.client>/`.
 *
 * @param root folder of all datasets; made when missing.
 * @throws DomainError `dataset/bad-input` when `about` is not valid.
 */
export async function createDatasetWriter(root: string, about: DatasetAbout): Promise<DatasetWriter> {
  checkWriterInput(datasetAboutSchema, about, "The dataset");
  const folder = startDraft(join(resolve(root), about.client));
  const draft: DatasetDraft = {
    about,
    folder,
    elementTypes: [],
    hazards: [],
    contextual: [],
    regionGroups: [],
    inputToRow: new Map(),
    greatestRegionCode: [],
    exposures: new Map(),
    exposureFiles: [],
    damages: new Map(),
    damageFiles: [],
    basemap: undefined,
    search: new SearchDraft(join(folder, searchPath)),
    cutting: new Background(),
    packing: new Background(),
  };
  let open = true;
  const whileOpen = () => {
    if (!open)
      throw new DomainError(
        "conflict",
        "dataset/writer-closed",
        "This dataset was already published or given up.",
      );
    return draft;
  };

  return {
    async addElements(description, ...columns) {
      checkWriterInput(elementTypeDescriptionSchema, description, "The element type");
      await addElements(whileOpen(), description, ...columns);
    },
    addHazard(description) {
      checkWriterInput(hazardDescriptionSchema, description, "The hazard");
      const { hazards } = whileOpen();
      if (hazards.some((each) => each.hazardId === description.hazardId))
        throw badInput(`Hazard ${description.hazardId} was already added.`);
      hazards.push({ ...description, scenarios: description.scenarios.map((scenario) => ({ ...scenario })) });
    },
    async addRaster(hazardId, tag, grid) {
      await addRaster(whileOpen(), hazardId, tag, grid);
    },
    async addHazardPolygons(hazardId, tag, { features }, range) {
      const scenario = findScenario(whileOpen(), hazardId, tag);
      const layer = { sourceLayer: "hazard", features };
      scenario.vector = writeVectorArchive(draft, `hazard-${hazardId}-${tag}`, [layer], range);
    },
    async addExposure(...rows) {
      addExposure(whileOpen(), ...rows);
    },
    async addDamage(...rows) {
      addDamage(whileOpen(), ...rows);
    },
    async addRegions(group, regions) {
      addRegions(whileOpen(), group, regions);
    },
    async addContextual(description, features, range) {
      checkWriterInput(contextualDescriptionSchema, description, "The contextual layer");
      const layer = { sourceLayer: description.id, features };
      const tiles = writeVectorArchive(whileOpen(), `context-${description.id}`, [layer], range);
      draft.search.add(contextThings(description, features));
      draft.contextual.push({ ...description, tiles });
    },
    addVectorTiles: async (name, layers, range) => writeVectorArchive(whileOpen(), name, layers, range),
    addRasterTiles: async (name, options, tile) => writeRasterArchive(whileOpen(), name, options, tile),
    addCutTiles: async (name, cut) => writeCutArchive(whileOpen(), name, cut),
    addPlaces(places) {
      whileOpen().search.add(placeThings(places));
    },
    setBasemap(basemap) {
      whileOpen().basemap = basemap;
    },
    async publish() {
      const published = await publish(whileOpen());
      open = false;
      return published;
    },
    async abort() {
      if (!open) return;
      open = false;
      draft.search.close();
      await Promise.all([draft.cutting.stop(), draft.packing.stop()]);
      for (const file of [...draft.exposures.values(), ...draft.damages.values()]) file.discard();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
