import { Button, PopoverNext } from "@blueprintjs/core";
import { AddIcon, CaretDownIcon } from "@blueprintjs/icons";
import type { MapController } from "@stopbank/map/controller";
import { usePage, usePageScene } from "../page/mapPageContext.ts";
import { useRegionGroups } from "../page/useMapData.ts";
import { RegionChooser } from "./RegionChooser.tsx";

export interface MapToolbarProps {
  readonly controller: MapController;
  readonly hasAddLayers: boolean;
}

/** At the map's top left: what one begins with. */
export function MapToolbar({ controller, hasAddLayers }: MapToolbarProps) {
  const { openAddLayers } = usePage();
  const { regions: chosen } = usePageScene();
  const groups = useRegionGroups();
  return (
    <div className="map-page-toolbar">
      {hasAddLayers && (
        <Button
          icon={<AddIcon />}
          intent="primary"
          onClick={() => openAddLayers()}
          text="Add layers"
          title="Add layers"
        />
      )}
      {groups.state === "ready" && groups.value.length > 0 && (
        <PopoverNext
          arrow={false}
          content={<RegionChooser controller={controller} groups={groups.value} />}
          placement="bottom-start"
          shouldReturnFocusOnClose
          transitionDuration={100}
        >
          <Button
            className="map-page-toolbar-regions"
            endIcon={<CaretDownIcon />}
            text={
              chosen.length === 0
                ? "All regions"
                : chosen.length === 1
                  ? "1 region"
                  : `${chosen.length} regions`
            }
          />
        </PopoverNext>
      )}
    </div>
  );
}
