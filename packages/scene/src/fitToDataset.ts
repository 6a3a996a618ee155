import { basemaps as allBasemaps } from "./basemapNames.ts";
import { fitComparison } from "./compare/fitComparison.ts";
import { matchingScenario } from "./controls.ts";
import { extensionValue, type SceneExtension, setExtension } from "./extension.ts";
import type { Fitted, Ignored, Offered } from "./fitted.ts";
import { isKnownRisk } from "./knownRisks.ts";
import { removeLayer, setScenario } from "./layers.ts";
import type { Basemap, Scene } from "./scene.ts";
import { clearSelection, setBasemap } from "./view.ts";

export type { Fitted, Ignored, Offered } from "./fitted.ts";

/**
 * Drops what a scene from elsewhere (an old link, a story) names and this dataset does not have, and says so.
 * A hazard whose scenario is gone shows the first one matching its controls instead.
 *
 * @param basemaps those the client offers.
 * @param extensions what plugins that are on keep in scenes.
 */
export function fitToDataset(
  scene: Scene,
  offered: Offered,
  basemaps: readonly Basemap[] = allBasemaps,
  extensions: readonly SceneExtension[] = [],
): Fitted {
  const elements = new Map(
    Object.values(offered.assets).flatMap((menu) =>
      menu.groups.flatMap((group) => group.assets.map((asset) => [asset.type, asset] as const)),
    ),
  );
  const contextual = new Set(offered.information.flatMap((group) => group.layers.map((layer) => layer.id)));
  const ignored: Ignored[] = [];
  let fitted: Scene =
    scene.datasetVersion === offered.dataset_version
      ? scene
      : { ...scene, datasetVersion: offered.dataset_version };
  for (const layer of scene.layers) {
    const hazard =
      layer.kind === "hazard" ? offered.hazards.find((other) => other.hazard_id === layer.id) : undefined;
    const known =
      layer.kind === "element"
        ? elements.has(layer.id)
        : layer.kind === "contextual"
          ? contextual.has(layer.id)
          : hazard !== undefined && hazard.scenarios.length > 0;
    if (!known) {
      ignored.push({ what: `${layer.kind} layer ${layer.id}`, reason: "It is not in the published data." });
      fitted = removeLayer(layer)(fitted);
      continue;
    }
    if (layer.kind !== "hazard" || hazard === undefined) continue;
    if (hazard.scenarios.some((scenario) => scenario.assetTag === layer.scenario)) continue;
    if (isKnownRisk(layer)) {
      ignored.push({ what: `scenario ${layer.scenario}`, reason: "It is not in the published data." });
      fitted = removeLayer(layer)(fitted);
      continue;
    }
    const matching = matchingScenario(hazard, layer.controls);
    const [instead] = matching === undefined ? hazard.scenarios : [matching];
    if (instead === undefined) continue;
    ignored.push({
      what: `scenario ${layer.scenario}`,
      reason: `It is not in the published data; ${instead.display_name} is shown instead.`,
    });
    fitted = setScenario(layer.id, instead.assetTag, matching === undefined ? {} : layer.controls)(fitted);
  }
  const compared = fitComparison(fitted, offered);
  ignored.push(...compared.ignored);
  fitted = compared.scene;
  if (!basemaps.includes(scene.basemap)) {
    ignored.push({ what: `the basemap ${scene.basemap}`, reason: "This organisation does not offer it." });
    fitted = setBasemap(basemaps[0] ?? "default")(fitted);
  }
  const { selected } = fitted;
  if (selected !== undefined && !elements.has(selected.type) && !contextual.has(selected.type)) {
    ignored.push({ what: "the selected element", reason: "It is not in the published data." });
    fitted = clearSelection(fitted);
  }
  for (const extension of extensions) {
    const value = extensionValue(fitted, extension);
    if (value === undefined || extension.fit === undefined) continue;
    const own = extension.fit(value, fitted, offered);
    ignored.push(...own.ignored);
    fitted = setExtension(extension, own.value)(fitted);
  }
  return { scene: fitted, ignored };
}
