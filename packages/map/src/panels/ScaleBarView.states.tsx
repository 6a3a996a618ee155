import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { ScaleBarView } from "./ScaleBarView.tsx";

/** As MapLibre does. */
function addScale(place: HTMLDivElement | null): () => void {
  const scale = document.createElement("div");
  scale.className = "maplibregl-ctrl maplibregl-ctrl-scale";
  scale.style.width = "120px";
  scale.textContent = "500 m";
  place?.append(scale);
  return () => scale.remove();
}

export default statesOf(
  ScaleBarView,
  {
    empty: { place: unheard, varies: false },
    "with a scale": { place: addScale, varies: false },
    "from the side": { place: addScale, varies: true },
  },
  { around: inMap },
);
