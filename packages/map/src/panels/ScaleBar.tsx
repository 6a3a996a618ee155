import { ScaleControl } from "maplibre-gl";
import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { ScaleBarView } from "./ScaleBarView.tsx";
import { scaleVaries } from "./scaleVaries.ts";

/** How long a stretch of ground is, metric, at most 200 px wide. MapLibre's own, in our place for it. */
export function ScaleBar({ controller }: { controller: MapController }) {
  const { pitch } = useSnapshot(controller.state);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scale = new ScaleControl({ maxWidth: 200, unit: "metric" });
    place.current?.append(scale.onAdd(controller.map));
    return () => scale.onRemove();
  }, [controller]);
  return <ScaleBarView place={place} varies={scaleVaries(pitch)} />;
}
