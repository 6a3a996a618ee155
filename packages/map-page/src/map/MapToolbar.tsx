import type { MapController } from "@stopbank/map/controller";
import { usePage, usePageScene } from "../page/mapPageContext.ts";
import { useRegionGroups } from "../page/useMapData.ts";
import { MapToolbarView } from "./MapToolbarView.tsx";
import { RegionChooser } from "./RegionChooser.tsx";

export interface MapToolbarProps {
  readonly controller: MapController;
  readonly hasAddLayers: boolean;
}

export function MapToolbar({ controller, hasAddLayers }: MapToolbarProps) {
  const { openAddLayers } = usePage();
  const { regions: chosen } = usePageScene();
  const groups = useRegionGroups();
  const hasRegions = groups.state === "ready" && groups.value.length > 0;
  return (
    <MapToolbarView
      onAddLayers={hasAddLayers ? () => openAddLayers() : undefined}
      regions={hasRegions ? <RegionChooser controller={controller} groups={groups.value} /> : undefined}
      regionCount={chosen.length}
    />
  );
}
