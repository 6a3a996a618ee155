import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import type { LiveMap } from "../../feature/liveMap.ts";
import type { DrawnItem } from "../../feature/mapFeature.ts";
import { sourceName } from "../../style/sources.ts";
import type { Colouring } from "./colouring.ts";
import { chooseElement, idOf } from "./elementPointer.ts";
import { changesInOrder, classesInOrder, elementStatus } from "./elementStatus.ts";

/** The elements drawn on the map now, each once although it may lie in several tiles. */
export function elementsDrawn(live: LiveMap, classOf: Colouring["classOf"], scene: Scene): DrawnItem[] {
  const { view, index, state } = live;
  const types = layersOfKind(scene, "element")
    .filter(({ visible }) => visible)
    .map(({ id }) => id);
  const layers = types
    .flatMap((type) => ["fill", "line", "point"].map((part) => `${sourceName("element", type)}:${part}`))
    .filter((id) => view.getLayer(id) !== undefined);
  if (layers.length === 0) return [];
  const found = new Map<string, DrawnItem>();
  for (const feature of view.queryRenderedFeatures({ layers })) {
    const type = types.find((one) => feature.source === sourceName("element", one));
    const id = idOf(feature);
    if (type === undefined || id === undefined || found.has(`${type}:${id}`)) continue;
    const element = index.elements.get(type);
    const code = typeof feature.id === "number" ? classOf(type, feature.id) : undefined;
    found.set(`${type}:${id}`, {
      key: `${type}:${id}`,
      layer: element?.display_name ?? type,
      name: String(feature.properties.name ?? ""),
      id,
      status:
        code === undefined
          ? ""
          : elementStatus(code, state.classLabels, element?.is_cascading === true).label,
      rank: rankOf(code),
      choose: () => chooseElement(live, type, id),
    });
  }
  return [...found.values()];
}

const order = [...classesInOrder, ...changesInOrder];

/** The worst first; what is not exposed after what was not assessed, and what has no colour last. */
function rankOf(code: number | undefined): number {
  const at = code === undefined ? -1 : order.indexOf(code);
  return at < 0 ? order.length : at;
}
