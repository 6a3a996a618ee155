import { mapPages } from "@stopbank/map-page/pages";
import type { Get } from "@stopbank/plugin-api";
import { navigation, scenes } from "@stopbank/plugin-api/browser";
import { clearLayers, layersOfKind } from "@stopbank/scene/layers";

const path = "/risk";

/** To the risk map, where its scene is as it was; stays where one is there. */
export async function toRiskMap(get: Get): Promise<void> {
  if (window.location.pathname !== path) (await get(navigation)).go(path);
}

/** Opens the dialog that adds layers. */
export async function openAddLayers(get: Get): Promise<void> {
  (await get(mapPages)).of("risk").openAddLayers();
  await toRiskMap(get);
}

/** Takes every layer off the map, where undo brings them back. */
export async function clearMap(get: Get): Promise<void> {
  (await get(scenes)).of("risk").apply(clearLayers);
  await toRiskMap(get);
}

/** @throws Error in words for the reader, where nothing is there to report on. */
export async function exportSummary(get: Get): Promise<void> {
  const { scene } = (await get(scenes)).of("risk").state;
  await toRiskMap(get);
  if (!(["element", "hazard"] as const).every((kind) => layersOfKind(scene, kind).length > 0))
    throw new Error("Add layers of elements and of hazards first: the summary is of what is on the map.");
  (await get(navigation)).openDialog("risk.report");
}
