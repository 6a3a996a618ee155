import type { SceneStore } from "@stopbank/scene/store";
import { clearSelection, selectElement } from "@stopbank/scene/view";
import type { MapGeoJSONFeature, Map as MapLibreMap, MapMouseEvent, PointLike } from "maplibre-gl";
import type { MapHost } from "../mapHost.ts";
import { hoverState } from "../style/classExpressions.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import type { Colouring } from "./colouring.ts";
import type { MapState } from "./mapState.ts";

const clickDelayMs = 100;
/** A line of one pixel is hard to hit. */
const reachPx = 4;

export interface Pointing {
  /** Style layers that answer to the pointer, by element type or contextual layer. */
  setTargets(targets: ReadonlyMap<string, readonly string[]>): void;
  stop(): void;
}

/** Hover and click on elements and on contextual features that say something. Tools take the pointer over while they are on. */
export function startPointing(
  map: MapLibreMap,
  store: SceneStore,
  state: MapState,
  host: MapHost,
  colouring: Colouring,
  index: LayerIndex,
): Pointing {
  let targets: ReadonlyMap<string, readonly string[]> = new Map();
  let over: { source: string; sourceLayer: string; id: string | number } | undefined;
  let frame: number | undefined;
  let click: ReturnType<typeof setTimeout> | undefined;

  const elementAt = ({ x, y }: { x: number; y: number }) => {
    const layers = [...targets.values()].flat().filter((id) => map.getLayer(id) !== undefined);
    if (layers.length === 0) return undefined;
    const box: [PointLike, PointLike] = [
      [x - reachPx, y - reachPx],
      [x + reachPx, y + reachPx],
    ];
    // What lies under the very point wins over what is merely near.
    const [found] = map.queryRenderedFeatures([x, y], { layers });
    return found ?? map.queryRenderedFeatures(box, { layers })[0];
  };
  const typeOf = (feature: MapGeoJSONFeature) =>
    [...targets].find(([, layers]) => layers.includes(feature.layer.id))?.[0];

  /** An element's id, or what a contextual layer says about the place, which may be nothing. */
  const idOf = (feature: MapGeoJSONFeature, type: string): string | undefined => {
    const isElement = index.elements.has(type);
    const key = isElement ? "asset_id" : index.contextual.get(type)?.infoLookupTileset;
    const id: unknown = key === undefined ? undefined : feature.properties[key];
    return typeof id === "string" || typeof id === "number" ? String(id) : isElement ? undefined : "";
  };

  const setOver = (feature: MapGeoJSONFeature | undefined) => {
    const same = over !== undefined && feature?.source === over.source && feature.id === over.id;
    if (same) return;
    if (over !== undefined && map.getSource(over.source) !== undefined)
      map.setFeatureState(over, { [hoverState]: false });
    over = undefined;
    if (feature?.id === undefined || feature.sourceLayer === undefined) return;
    over = { source: feature.source, sourceLayer: feature.sourceLayer, id: feature.id };
    map.setFeatureState(over, { [hoverState]: true });
  };

  const onMove = (event: MapMouseEvent) => {
    if (state.tool !== undefined || map.isMoving()) return leave();
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      const feature = elementAt(event.point);
      const type = feature === undefined ? undefined : typeOf(feature);
      const id = feature === undefined || type === undefined ? undefined : idOf(feature, type);
      setOver(feature);
      map.getCanvas().style.cursor = id === undefined ? "" : "pointer";
      if (feature === undefined || type === undefined || id === undefined) {
        if (state.hovered !== undefined) state.hovered = undefined;
        return;
      }
      const classCode = typeof feature.id === "number" ? colouring.classOf(type, feature.id) : undefined;
      state.hovered = {
        type,
        id,
        name: String(feature.properties.name ?? ""),
        ...(classCode === undefined ? {} : { classCode }),
        xPx: event.point.x,
        yPx: event.point.y,
      };
    });
  };
  const leave = () => {
    setOver(undefined);
    if (state.hovered !== undefined) state.hovered = undefined;
  };
  const onClick = (event: MapMouseEvent) => {
    if (state.tool !== undefined) return;
    clearTimeout(click);
    // A double click zooms; its two clicks select nothing.
    click = setTimeout(() => selectAt(event), clickDelayMs);
  };
  const selectAt = (event: MapMouseEvent) => {
    if (state.tool !== undefined) return;
    const feature = elementAt(event.point);
    const type = feature === undefined ? undefined : typeOf(feature);
    const id = feature === undefined || type === undefined ? undefined : idOf(feature, type);
    if (type === undefined || id === undefined) {
      store.apply(clearSelection);
      return;
    }
    // What a contextual layer says is no element, and open to everybody.
    if (index.elements.has(type) && !host.maySelect()) host.onSelectRefused();
    else store.apply(selectElement({ type, id }));
  };
  const cancelClick = () => clearTimeout(click);

  map.on("mousemove", onMove);
  map.on("mouseout", leave);
  map.on("movestart", leave);
  map.on("click", onClick);
  map.on("dblclick", cancelClick);
  return {
    setTargets(next) {
      targets = next;
    },
    stop() {
      clearTimeout(click);
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}
