import type { Map as MapLibreMap, MapMouseEvent } from "maplibre-gl";

/**
 * Where the pointer is over one of two maps, a cross stands on the other.
 *
 * @returns ends that, and takes both crosses away.
 */
export function mirrorPointer(first: MapLibreMap, second: MapLibreMap): () => void {
  const stops = [mirrorOn(first, second), mirrorOn(second, first)];
  return () => {
    for (const stop of stops) stop();
  };
}

function mirrorOn(pointed: MapLibreMap, shown: MapLibreMap): () => void {
  const cross = document.createElement("div");
  cross.className = "sb-map-cross";
  cross.hidden = true;
  shown.getContainer().append(cross);
  const hide = () => {
    cross.hidden = true;
  };
  const subscriptions = [
    pointed.on("mousemove", ({ lngLat }: MapMouseEvent) => {
      const { x, y } = shown.project(lngLat);
      cross.style.translate = `${x}px ${y}px`;
      cross.hidden = false;
    }),
    pointed.on("mouseout", hide),
    pointed.on("movestart", hide),
  ];
  return () => {
    for (const { unsubscribe } of subscriptions) unsubscribe();
    cross.remove();
  };
}
