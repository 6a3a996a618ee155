import type { Map as MapLibreMap } from "maplibre-gl";

/**
 * Has a map fetch, lay out and place all that it shows, and draw nothing of it: a processor that draws at print's resolution takes two
 * seconds for each frame, in which the whole page waits, and paper needs one alone.
 *
 * @returns draws that one, of all that has arrived; frames that follow draw nothing again.
 */
export function holdPainting(map: Pick<MapLibreMap, "painter" | "redraw">): () => void {
  const { painter } = map;
  const paint = painter.render;
  const hold = () => {
    painter.render = () => undefined;
  };
  hold();
  return () => {
    painter.render = paint;
    map.redraw();
    hold();
  };
}
