import type { CSSProperties, ReactNode } from "react";

const size = { blockSize: "320px", "--sb-map-left": "0px", "--sb-map-right": "0px" } as CSSProperties;

/** As much of a map as what floats over it needs around it. */
export const inMap = (view: ReactNode): ReactNode => (
  <div className="sb-map" style={size}>
    {view}
  </div>
);
