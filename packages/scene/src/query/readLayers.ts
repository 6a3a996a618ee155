import type { Ignored } from "../fitted.ts";
import { isKnownRisk } from "../knownRisks.ts";
import { keyOf } from "../layerKey.ts";
import type { Scene, SceneLayer } from "../scene.ts";
import { readSceneLayer } from "./layerText.ts";

/** The layers an address names: each once, and those known of an element only where one is selected. */
export function readLayers(
  text: string | null,
  selected: Scene["selected"],
  ignored: Ignored[],
): SceneLayer[] {
  const named = new Map<string, SceneLayer>();
  for (const part of text === null || text === "" ? [] : text.split(";")) {
    const layer = readSceneLayer(part);
    if (layer === undefined) ignored.push({ what: `layer ${part.slice(0, 60)}`, reason: "It is damaged." });
    else if (named.has(keyOf(layer)))
      ignored.push({ what: `layer ${layer.id}`, reason: "It is named twice." });
    else named.set(keyOf(layer), layer);
  }
  const layers = [...named.values()];
  return layers.filter((layer) => {
    if (!isKnownRisk(layer)) return true;
    const reason = whyNotKnown(layer.scenario, layers, selected);
    if (reason !== undefined) ignored.push({ what: `scenario ${layer.scenario}`, reason });
    return reason === undefined;
  });
}

/** Layers beside a comparison, which has no scenarios that are known of an element. */
export function withoutKnown(layers: readonly SceneLayer[], ignored: Ignored[]): SceneLayer[] {
  for (const layer of layers)
    if (isKnownRisk(layer))
      ignored.push({ what: `scenario ${layer.scenario}`, reason: "Scenarios are compared beside it." });
  return layers.filter((layer) => !isKnownRisk(layer));
}

function whyNotKnown(
  scenario: string,
  layers: readonly SceneLayer[],
  selected: Scene["selected"],
): string | undefined {
  if (selected === undefined) return "It is known of an element, and none is selected.";
  const isShown = layers.some(
    (layer) => layer.kind === "hazard" && !isKnownRisk(layer) && layer.scenario === scenario,
  );
  return isShown ? "It is named twice." : undefined;
}
