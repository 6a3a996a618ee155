import { formatArea, formatDistance } from "@stopbank/numbers";
import type { SceneArea } from "@stopbank/scene";
import { clearArea, setArea, toggleRegion } from "@stopbank/scene/filtering";
import type { SceneStore } from "@stopbank/scene/store";
import type { Map as MapLibreMap, MapMouseEvent } from "maplibre-gl";
import { subscribe } from "valtio/vanilla";
import { type Draft, draftOf, emptyDraft, geometryOf, type LngLat, removeLast } from "../draw/draft.ts";
import { draftFeatures } from "../draw/draftFeatures.ts";
import { measure } from "../draw/measure.ts";
import type { MapHost } from "../mapHost.ts";
import { nothing } from "../style/overlays.ts";
import { type DrawTool, startDrawTool } from "./drawTool.ts";
import type { MapState, ToolName } from "./mapState.ts";
import type { OverlayBoard } from "./overlayBoard.ts";

/** The map's tools, one at a time. */
export interface MapTools {
  start(tool: ToolName): void;
  stop(): void;
  /** Takes the drawn area away and, while drawing, starts over. */
  clear(): void;
  /** Takes back the last point of a shape that is not complete; false when there is none. */
  undoPoint(): boolean;
}

export function createTools(
  map: MapLibreMap,
  store: SceneStore,
  state: MapState,
  overlays: OverlayBoard,
  host: Pick<MapHost, "onNotice">,
  /** Called when a tool starts or stops, for what draws regions to pick. */
  toolChanged: () => void,
): MapTools {
  let drawing: DrawTool | undefined;
  /** Ends what the tool that is on listens to. */
  let stopListening: (() => void) | undefined;
  let gestures = 0;

  const stop = () => {
    drawing?.stop();
    stopListening?.();
    drawing = undefined;
    stopListening = undefined;
    if (state.tool === undefined) return;
    state.tool = undefined;
    state.draft = { points: [], closed: false, problem: undefined };
    state.measured = {};
    overlays.set("draft", nothing);
    toolChanged();
  };
  const show = (draft: Draft) => {
    state.draft = { points: draft.points, closed: draft.closed, problem: draft.problem };
  };

  const drawArea = () => {
    const gesture = `area ${++gestures}`;
    let applied = store.state.scene.area;
    const tool = startDrawTool(map, {
      start: draftOfArea(applied),
      clickRemoves: false,
      onDraw(draft, pointer) {
        overlays.set("draft", draftFeatures(draft, "area", pointer));
        show(draft);
        const geometry = geometryOf(draft);
        const isNew =
          geometry !== undefined &&
          JSON.stringify(geometry) !== JSON.stringify(applied && "geometry" in applied && applied.geometry);
        if (!isNew) return;
        store.apply(setArea(geometry), { gesture });
        applied = store.state.scene.area;
      },
      onRefuse: host.onNotice,
      onCancel: stop,
      onFinish: stop,
    });
    drawing = tool;
    // The area may be taken away or brought back by others: undo, the browser's way back, a notice beside the map.
    stopListening = subscribe(store.state, () => {
      const { area } = store.state.scene;
      if (area === applied) return;
      applied = area;
      tool.set(draftOfArea(area));
    });
  };

  const measureDistance = () => {
    drawing = startDrawTool(map, {
      start: emptyDraft,
      clickRemoves: true,
      onDraw(draft, pointer) {
        const measured = measure(draft.points);
        state.measured = measured;
        show(draft);
        overlays.set("draft", draftFeatures(draft, "measure", pointer, labelOf(draft.points, measured)));
      },
      onRefuse: host.onNotice,
      onCancel: stop,
      onFinish: stop,
    });
  };

  const pickRegions = () => {
    let over: string | undefined;
    const hover = (region: string | undefined) => {
      if (region === over) return;
      if (over !== undefined) map.setFeatureState({ source: "regions", id: over }, { hover: false });
      over = region;
      if (over !== undefined) map.setFeatureState({ source: "regions", id: over }, { hover: true });
      map.getCanvas().style.cursor = over === undefined ? "" : "pointer";
    };
    const onMove = (event: MapMouseEvent) => hover(regionAt(map, event));
    const onClick = (event: MapMouseEvent) => {
      const region = regionAt(map, event);
      if (region !== undefined) store.apply(toggleRegion(region));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") stop();
    };
    map.on("mousemove", onMove);
    map.on("click", onClick);
    window.addEventListener("keydown", onKey);
    stopListening = () => {
      hover(undefined);
      map.off("mousemove", onMove);
      map.off("click", onClick);
      window.removeEventListener("keydown", onKey);
    };
  };

  return {
    start(tool) {
      stop();
      state.tool = tool;
      if (tool === "area") drawArea();
      else if (tool === "measure") measureDistance();
      else pickRegions();
      toolChanged();
    },
    stop,
    clear() {
      store.apply(clearArea);
      drawing?.set(emptyDraft);
    },
    undoPoint() {
      const { closed, points } = state.draft;
      if (drawing === undefined || closed || points.length === 0) return false;
      drawing.set(removeLast({ closed, points }));
      return true;
    },
  };
}

/** To go on with; empty for one that is kept by the server or has several rings. */
const draftOfArea = (area: SceneArea | undefined): Draft =>
  (area !== undefined && "geometry" in area ? draftOf(area.geometry) : undefined) ?? emptyDraft;

function labelOf(points: readonly LngLat[], measured: ReturnType<typeof measure>) {
  const at = points.at(-1);
  if (at === undefined || measured.distanceMetres === undefined) return undefined;
  const area = measured.areaSquareMetres === undefined ? "" : `\n${formatArea(measured.areaSquareMetres)}`;
  return { at, text: `${formatDistance(measured.distanceMetres)}${area}` };
}

function regionAt(map: MapLibreMap, event: MapMouseEvent): string | undefined {
  if (map.getLayer("region-fill") === undefined) return undefined;
  const [found] = map.queryRenderedFeatures(event.point, { layers: ["region-fill"] });
  const region: unknown = found?.properties.region;
  return typeof region === "string" ? region : undefined;
}
