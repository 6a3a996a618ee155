import type { ReactNode } from "react";
import { useFileDrop } from "../area/useFileDrop.ts";

export interface PageMapViewProps {
  /** How high a sheet stands before the map, which ends above it; undefined where there is none. */
  readonly sheetPx: number | undefined;
  /** The sheet is all the way up: what floats over the map is out of reach. */
  readonly isCovered: boolean;
  /** Takes a file that is dropped on the map; undefined where none is. */
  readonly onFile: ((file: File) => void) | undefined;
  /** The map. */
  readonly children: ReactNode;
}

/** The map's place on the page, under its heading. */
export function PageMapView({ sheetPx, isCovered, onFile, children }: PageMapViewProps) {
  const { isOver, handlers } = useFileDrop(onFile);
  const classes = [
    "map-page-map",
    isOver && "map-page-map-taking",
    sheetPx === undefined && "map-page-map-beside",
    isCovered && "map-page-map-covered",
  ];
  return (
    <section
      {...handlers}
      aria-label="Map"
      className={classes.filter(Boolean).join(" ")}
      style={{ bottom: sheetPx ?? 0 }}
    >
      <h2 className="sb-visually-hidden">Map</h2>
      {children}
    </section>
  );
}
