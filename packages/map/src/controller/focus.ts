import type { AreaGeometry } from "@stopbank/contract/geometry";
import type { RegionGeometries } from "@stopbank/contract/regions";
import type { Scene, SceneArea } from "@stopbank/scene";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapHost } from "../mapHost.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import { areaOutline, maskOutside, nothing, regionOutlines } from "../style/overlays.ts";
import { flyMs } from "./camera.ts";
import type { MapState } from "./mapState.ts";
import type { OverlayBoard } from "./overlayBoard.ts";

/** Draws what the scene looks at (area, regions), and takes the map to the element that was selected. */
export interface Focus {
  follow(scene: Scene): void;
  stop(): void;
}

/** Selecting never zooms in beyond this: an element needs its surroundings. */
const closestZoom = 17;

export function createFocus(
  map: MapLibreMap,
  index: LayerIndex,
  host: MapHost,
  state: MapState,
  overlays: OverlayBoard,
): Focus {
  const fetchRegions = rememberLast((regions: string, signal) =>
    host.fetchRegions(regions.split(","), signal),
  );
  const fetchArea = rememberLast(host.fetchArea);
  let isFirst = true;
  let selected: string | undefined;
  let drawn = "";
  let flight = new AbortController();

  const drawOutlines = async (scene: Scene) => {
    const picking = state.tool === "regions" ? host.regionsToPick() : [];
    const isDrawing = state.tool === "area";
    const key = JSON.stringify([scene.area, scene.regions, picking, isDrawing]);
    if (key === drawn) return;
    drawn = key;
    state.outlining = true;
    const wanted = [...new Set([...scene.regions, ...picking])];
    // A drawn area alone needs no answer from the server, so it follows the pointer within the frame.
    const area = isStored(scene.area) ? await fetchArea(scene.area.id) : scene.area?.geometry;
    const regions = wanted.length === 0 ? [] : await fetchRegions(wanted.join());
    if (drawn !== key) return;
    draw(area, regions, scene.regions, isDrawing);
    state.outlining = false;
  };

  const draw = (
    area: AreaGeometry | undefined,
    regions: RegionGeometries,
    picked: readonly string[],
    isDrawing: boolean,
  ) => {
    const looked = regions.filter(({ region }) => picked.includes(region));
    overlays.set("regions", regions.length === 0 ? nothing : regionOutlines(regions, picked));
    // While it is drawn, the tool shows the outline itself.
    overlays.set("area", isDrawing ? nothing : areaOutline(area));
    overlays.set("mask", maskOutside(area === undefined ? looked.map(({ geometry }) => geometry) : [area]));
  };

  const flyToSelected = async ({ selected: next }: Scene) => {
    const key = next === undefined ? undefined : `${next.type}:${next.id}`;
    if (key === selected) return;
    selected = key;
    flight.abort();
    // A link already says where to look, and a contextual feature was selected where one looks.
    if (next === undefined || isFirst || !index.elements.has(next.type)) return;
    flight = new AbortController();
    const { signal } = flight;
    const bounds = await host.fetchElementBounds(next.type, next.id, signal);
    const [west, south, east, north] = bounds;
    if (signal.aborted || west === undefined || south === undefined) return;
    const box: [number, number, number, number] = [west, south, east ?? west, north ?? south];
    const target = map.cameraForBounds(box, { padding: 80, maxZoom: closestZoom });
    if (target === undefined) return;
    // Never further out than one already is: selecting should not lose one's place.
    const zoom = Math.max(target.zoom ?? 0, Math.min(map.getZoom(), closestZoom));
    const { pitch, bearing } = { pitch: map.getPitch(), bearing: map.getBearing() };
    map.flyTo({ ...target, zoom, pitch, bearing, duration: flyMs.toSelected });
  };

  const report = (what: string) => (error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") return;
    host.onNotice(`${what}: ${error instanceof Error ? error.message : "unknown failure"}`, error);
  };

  return {
    follow(scene) {
      const outlines = drawOutlines(scene);
      const asked = drawn;
      outlines.catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "AbortError") return;
        // The next change tries again, unless it is on its way already.
        if (drawn === asked) {
          drawn = "";
          state.outlining = false;
        }
        report("The area or regions could not be drawn")(error);
      });
      flyToSelected(scene).catch(report("The selected element could not be found on the map"));
      isFirst = false;
    },
    stop() {
      fetchRegions.abort();
      fetchArea.abort();
      flight.abort();
    },
  };
}

const isStored = (area: SceneArea | undefined): area is { id: string } => area !== undefined && "id" in area;

/** Asks again only for something else, and gives up what was asked before. A failure is not remembered. */
function rememberLast<T>(fetch: (key: string, signal: AbortSignal) => Promise<T>) {
  let last: { key: string; answer: Promise<T>; abort: AbortController } | undefined;
  const ask = (key: string): Promise<T> => {
    if (last?.key === key) return last.answer;
    last?.abort.abort();
    const abort = new AbortController();
    const answer = fetch(key, abort.signal);
    const asked = { key, answer, abort };
    last = asked;
    answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return answer;
  };
  return Object.assign(ask, { abort: () => last?.abort.abort() });
}
