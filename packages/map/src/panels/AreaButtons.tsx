import { clearArea, setArea } from "@stopbank/scene/filtering";
import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import type { MapController } from "../controller/mapController.ts";
import { glyphs } from "../feature/glyphs.tsx";
import { MapButton } from "./MapButton.tsx";

export type AreaController = Pick<MapController, "startOver" | "stopTool" | "viewRing">;

export interface AreaButtonsProps {
  readonly controller: AreaController;
  readonly store: SceneStore;
  /** The tool that draws the area is on. */
  readonly isDrawing: boolean;
  /** Opens other ways to an area; there is no button for them without. */
  readonly onMore?: (() => void) | undefined;
}

/** What is done to the area at once, beside the tool that draws it. */
export function AreaButtons({ controller, store, isDrawing, onMore }: AreaButtonsProps) {
  const { area } = useScene(store);
  return (
    <>
      <MapButton
        label="Use the current view as the area"
        onPress={() => {
          controller.stopTool();
          store.apply(setArea({ type: "Polygon", coordinates: [controller.viewRing()] }));
        }}
      >
        {glyphs.view}
      </MapButton>
      {onMore !== undefined && (
        <MapButton label="Area from a file, an element or a region" onPress={onMore}>
          {glyphs.areaFrom}
        </MapButton>
      )}
      <MapButton
        label="Delete the area"
        blockedBy={area === undefined && !isDrawing ? "There is no area to delete." : undefined}
        onPress={() => (isDrawing ? controller.startOver() : store.apply(clearArea))}
      >
        {glyphs.clear}
      </MapButton>
    </>
  );
}
