import type { Scene } from "@stopbank/scene";
import { flyMs } from "../../feature/flyMs.ts";
import type { LiveMap } from "../../feature/liveMap.ts";
import { isAbort } from "../outlines/isAbort.ts";

/** Selecting never zooms in beyond this: an element needs its surroundings. */
const closestZoom = 17;

/** Takes the map to an element when it becomes the selected one. */
export function flyToSelected({ view, index, host }: LiveMap) {
  let isFirst = true;
  let selected: string | undefined;
  let flight = new AbortController();

  const fly = async (type: string, id: string, signal: AbortSignal) => {
    const [west, south, east, north] = await host.fetchElementBounds(type, id, signal);
    if (signal.aborted || west === undefined || south === undefined) return;
    const box: [number, number, number, number] = [west, south, east ?? west, north ?? south];
    const target = view.cameraForBounds(box, { padding: 80, maxZoom: closestZoom });
    if (target === undefined) return;
    // Never further out than one already is: selecting should not lose one's place.
    const zoom = Math.max(target.zoom ?? 0, Math.min(view.getZoom(), closestZoom));
    const { pitch, bearing } = { pitch: view.getPitch(), bearing: view.getBearing() };
    view.flyTo({ ...target, zoom, pitch, bearing, duration: flyMs.toSelected });
  };

  return {
    follow({ selected: next }: Pick<Scene, "selected">): void {
      const key = next === undefined ? undefined : `${next.type}:${next.id}`;
      const isNew = key !== selected && !isFirst;
      if (key !== selected) flight.abort();
      selected = key;
      isFirst = false;
      // A link already says where to look, and a contextual feature was selected where one looks.
      if (!isNew || next === undefined || !index.elements.has(next.type)) return;
      flight = new AbortController();
      fly(next.type, next.id, flight.signal).catch((error: unknown) => {
        if (isAbort(error)) return;
        const why = error instanceof Error ? error.message : "unknown failure";
        host.onNotice(`The selected element could not be found on the map: ${why}`, error);
      });
    },
    stop: () => flight.abort(),
  };
}
