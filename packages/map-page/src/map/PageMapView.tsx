import type { ReactNode } from "react";

export interface PageMapViewProps {
  /** How high a sheet stands before the map, which ends above it; undefined where there is none. */
  readonly sheetPx: number | undefined;
  /** The sheet is all the way up: what floats over the map is out of reach. */
  readonly isCovered: boolean;
  /** The map. */
  readonly children: ReactNode;
}

/** The map's place on the page, under its heading. */
export const PageMapView = ({ sheetPx, isCovered, children }: PageMapViewProps) => (
  <div
    className={`map-page-map ${sheetPx === undefined ? "map-page-map-beside" : ""} ${isCovered ? "map-page-map-covered" : ""}`}
    style={{ bottom: sheetPx ?? 0 }}
  >
    <h2 className="sb-visually-hidden">Map</h2>
    {children}
  </div>
);
