import { GroundSketchView } from "./GroundSketchView.tsx";
import type { PageMapProps } from "./PageMap.tsx";
import { useGroundAhead } from "./useGroundAhead.ts";

/** The ground before the map: its code takes seconds on a slow line. */
export const GroundSketch = ({ paddingPx, sheetPx }: Pick<PageMapProps, "paddingPx" | "sheetPx">) => (
  <GroundSketchView sheetPx={sheetPx} draw={useGroundAhead(paddingPx)} />
);
