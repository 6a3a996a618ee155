import type { PropertyFacts, PropertyHazard } from "@stopbank/contract/property";
import { MapPageProvider, useMapPage, usePageScene } from "@stopbank/map-page/context";
import { PaperMap } from "@stopbank/map-page/print/map";
import { createSceneStore } from "@stopbank/scene/store";
import { useMemo } from "react";
import { toggleHazard } from "../domain/showHazard.ts";
import { HazardMapsView } from "./HazardMapsView.tsx";

export interface HazardMapsProps {
  readonly facts: PropertyFacts;
  /** West, south, east, north of the property in degrees. */
  readonly bbox: readonly number[];
  /** How many maps there is room for. */
  readonly most: number;
}

/** In points: two beside each other fill the width of the text. */
const size = { width: 258, height: 168 };

/** The hazards that reach the property, each drawn over it; where none does, the property where it lies. */
export function HazardMaps({ facts, bbox, most }: HazardMapsProps) {
  const { index } = useMapPage();
  const isDrawn = ({ hazard_id, scenario }: PropertyHazard) =>
    index.hazards
      .get(hazard_id ?? "")
      ?.scenarios.some(({ assetTag, tilesets }) => assetTag === scenario && tilesets.length > 0) === true;
  const reaching = facts.groups
    .flatMap(({ hazards }) => hazards)
    .filter((hazard) => hazard.status === "exposed");
  const drawn = reaching.filter(isDrawn).slice(0, most);
  return (
    <HazardMapsView
      maps={
        drawn.length === 0
          ? [{ title: "The property", map: <PaperMap size={size} isCaptioned={false} around={bbox} /> }]
          : drawn.map((hazard) => ({
              title: hazard.scenario_name ?? hazard.display_name,
              map: <MapOf hazard={hazard} bbox={bbox} />,
            }))
      }
      others={reaching.filter((hazard) => !drawn.includes(hazard)).map(({ display_name }) => display_name)}
    />
  );
}

/** The document's map with one hazard on it. */
function MapOf({ hazard, bbox }: { readonly hazard: PropertyHazard } & Pick<HazardMapsProps, "bbox">) {
  const page = useMapPage();
  const scene = usePageScene();
  const shared = useMemo(() => {
    const shown = toggleHazard(hazard.hazard_id ?? "", hazard.scenario)(scene);
    return { ...page, store: createSceneStore(shown, page.store.extensions) };
  }, [page, scene, hazard]);
  return (
    <MapPageProvider value={shared}>
      <PaperMap size={size} isCaptioned={false} around={bbox} />
    </MapPageProvider>
  );
}
