import { useMapPage } from "@stopbank/map-page/context";
import { PaperMap } from "@stopbank/map-page/print/map";
import { cameraOver } from "@stopbank/scene/camera-over";
import { setCamera } from "@stopbank/scene/view";
import { useState } from "react";
import type { AreaShapes } from "../../browser/map/areaShapes.ts";
import type { AreaLayer, ScenarioGroup } from "../../domain/choice/settings.ts";
import type { AreaRow } from "../../domain/ranking/areaRows.ts";
import type { RankedArea } from "../../domain/ranking/rankAreas.ts";
import { areaPages } from "../../domain/report/areaPages.ts";
import { boundsOfAll } from "../../domain/report/boundsOfAll.ts";
import { AreasView } from "./AreasView.tsx";

export interface AreasChapterProps {
  readonly rows: readonly AreaRow[];
  readonly shapes: AreaShapes;
  readonly layer: AreaLayer;
  readonly scenario: ScenarioGroup;
  readonly selected: RankedArea | undefined;
}

/** As wide as the page, and so high that ten areas stand below it. */
const mapSize = { width: 531, height: 296 };
const pointsPerPx = 0.75;
/** Room around all areas. */
const filled = 0.92;

/** The areas on a map and in a table: on paper all of them, where the page on the screen may show a part. */
export function AreasChapter({ rows, shapes, layer, scenario, selected }: AreasChapterProps) {
  const { store } = useMapPage();
  // Before the map is drawn, and once.
  useState(() => {
    const room = {
      widthPx: (mapSize.width / pointsPerPx) * filled,
      heightPx: (mapSize.height / pointsPerPx) * filled,
    };
    const each = shapes.areas.map(shapes.boundsOf).filter((one) => one !== undefined);
    const bounds = boundsOfAll(each);
    if (bounds !== undefined) store.apply(setCamera(cameraOver(bounds, room)), { undoable: false });
  });
  return (
    <AreasView
      areas={layer.display_name}
      scenario={scenario.display_name}
      selected={selected?.name}
      pages={areaPages(rows)}
    >
      <PaperMap size={mapSize} isCaptioned={false} />
    </AreasView>
  );
}
