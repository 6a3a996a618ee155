import type { MapController } from "@stopbank/map/controller";
import { CompareTool } from "../compare/CompareTool.tsx";
import { useMapPage, usePage, usePageScene } from "../page/mapPageContext.ts";
import { useRegionGroups } from "../page/useMapData.ts";
import { PlaceSearch } from "../search/PlaceSearch.tsx";
import { MapToolbarView } from "./MapToolbarView.tsx";
import { RegionChooser } from "./RegionChooser.tsx";

export interface MapToolbarProps {
  readonly controller: MapController;
  /** What the map shows is led by what stands beside it: nobody adds layers or looks for places. */
  readonly isLed: boolean;
}

export function MapToolbar({ controller, isLed }: MapToolbarProps) {
  const { openAddLayers } = usePage();
  const { toolbar, search } = useMapPage();
  const { regions: chosen } = usePageScene();
  const groups = useRegionGroups();
  const isOwn = toolbar !== undefined;
  const hasRegions = !isOwn && groups.state === "ready" && groups.value.length > 0;
  return (
    <MapToolbarView
      own={toolbar}
      onAddLayers={isLed || isOwn ? undefined : () => openAddLayers()}
      regions={hasRegions ? <RegionChooser controller={controller} groups={groups.value} /> : undefined}
      compare={isLed || isOwn ? undefined : <CompareTool />}
      search={isLed ? undefined : (search ?? <PlaceSearch controller={controller} />)}
      regionCount={chosen.length}
    />
  );
}
