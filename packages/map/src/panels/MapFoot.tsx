import type { ReactNode } from "react";
import { Attribution } from "./Attribution.tsx";

export interface MapFootProps {
  /** Legends, and the list of what is in view. */
  readonly corner: ReactNode;
  readonly scale: ReactNode;
  /** Where the data comes from; empty for none. */
  readonly notice: string;
}

/** Along the map's bottom edge. */
export const MapFoot = ({ corner, scale, notice }: MapFootProps) => (
  <div className="sb-map-foot">
    <div className="sb-map-foot-row">
      <div className="sb-map-corner">{corner}</div>
      {scale}
    </div>
    <Attribution notice={notice} />
  </div>
);
