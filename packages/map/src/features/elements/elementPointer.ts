import { layersOfKind } from "@stopbank/scene/layers";
import { clearSelection, selectElement } from "@stopbank/scene/view";
import type { MapGeoJSONFeature } from "maplibre-gl";
import type { LiveMap } from "../../feature/liveMap.ts";
import type { FeaturePointer } from "../../feature/mapFeature.ts";
import { sourceName } from "../../style/sources.ts";
import type { Colouring } from "./colouring.ts";
import { elementLayerIds } from "./elementLayers.ts";
import { elementStatus } from "./elementStatus.ts";
import { elementQuestion } from "./elementWords.ts";

/** Names elements under the pointer and selects them by a click. */
export function elementPointer(live: LiveMap, classOf: Colouring["classOf"]): FeaturePointer {
  const { index, state, store } = live;
  const typeOf = ({ source }: MapGeoJSONFeature) =>
    layersOfKind(store.state.scene, "element").find(({ id }) => sourceName("element", id) === source)?.id;
  const status = (type: string, row: MapGeoJSONFeature["id"]) => {
    const code = typeof row === "number" ? classOf(type, row) : undefined;
    if (code === undefined) return {};
    return {
      status: elementStatus(code, state.classLabels, index.elements.get(type)?.is_cascading === true),
    };
  };
  return {
    layers: (scene) =>
      layersOfKind(scene, "element")
        .filter(({ visible, interactive }) => visible && interactive)
        .flatMap(({ id }) => elementLayerIds(id)),
    hover(found) {
      const type = typeOf(found);
      const id = idOf(found);
      if (type === undefined || id === undefined) return undefined;
      const name = String(found.properties.name ?? "");
      const element = index.elements.get(type);
      return {
        name: name === "" ? id : name,
        kind: element?.display_name ?? type,
        id,
        ...(element === undefined ? {} : { icon: element.icon }),
        ...status(type, found.id),
        question: elementQuestion(live, store.state.scene, type, id),
      };
    },
    click(found) {
      const type = typeOf(found);
      const id = idOf(found);
      if (type === undefined || id === undefined) store.apply(clearSelection);
      else chooseElement(live, type, id);
    },
  };
}

/** Selects an element, where the person may. */
export function chooseElement(
  { host, store }: Pick<LiveMap, "host" | "store">,
  type: string,
  id: string,
): void {
  if (host.maySelect()) store.apply(selectElement({ type, id }, host.selectionTab));
  else host.onSelectRefused();
}

/** The id its source gives an element; undefined where tiles carry none. */
export function idOf({ properties }: Pick<MapGeoJSONFeature, "properties">): string | undefined {
  const id: unknown = properties.asset_id;
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}
