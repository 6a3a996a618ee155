import type { RegionGroup } from "@stopbank/contract/regions";
import type { MapController } from "@stopbank/map/controller";
import { setRegions, toggleRegion } from "@stopbank/scene/filtering";
import { useMapPage, usePage, usePageScene, usePageState } from "../page/mapPageContext.ts";
import { RegionChooserView } from "./RegionChooserView.tsx";

export interface RegionChooserProps {
  readonly controller: MapController;
  readonly groups: readonly RegionGroup[];
}

/** Regions by group, several at once. Their outlines stand on the map as they are chosen. */
export function RegionChooser({ controller, groups }: RegionChooserProps) {
  const { store } = useMapPage();
  const { regions: chosen } = usePageScene();
  const { pickRegionsOf } = usePage();
  const { regionGroup } = usePageState();
  const group = groups.find(({ region_group }) => region_group === regionGroup) ?? groups[0];
  if (group === undefined) return null;
  return (
    <RegionChooserView
      groups={groups}
      group={group}
      chosen={chosen}
      onGroup={pickRegionsOf}
      onToggle={(region) => store.apply(toggleRegion(region))}
      onPick={() => controller.startTool("regions")}
      onClear={() => store.apply(setRegions([]))}
    />
  );
}
