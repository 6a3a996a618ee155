import type { Scene } from "@stopbank/scene";
import type { MapController } from "../controller/mapController.ts";
import { sourceName } from "../style/sources.ts";

export interface ElementInView {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly classCode: number | undefined;
}

/** The elements drawn on the map now, each once although it may lie in several tiles. */
export function elementsInView({ map, classOf }: MapController, scene: Scene): ElementInView[] {
  const types = scene.layers
    .filter((layer) => layer.kind === "element" && layer.visible)
    .map((layer) => layer.id);
  const layers = types
    .flatMap((type) => ["fill", "line", "point"].map((part) => `${sourceName("element", type)}:${part}`))
    .filter((id) => map.getLayer(id) !== undefined);
  if (layers.length === 0) return [];
  const found = new Map<string, ElementInView>();
  for (const feature of map.queryRenderedFeatures({ layers })) {
    const type = types.find((one) => feature.source === sourceName("element", one));
    const id = feature.properties.asset_id;
    if (type === undefined || (typeof id !== "string" && typeof id !== "number")) continue;
    const key = `${type}:${id}`;
    if (found.has(key)) continue;
    const classCode = typeof feature.id === "number" ? classOf(type, feature.id) : undefined;
    found.set(key, { type, id: String(id), name: String(feature.properties.name ?? ""), classCode });
  }
  return [...found.values()];
}
