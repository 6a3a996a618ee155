import type { Ref } from "react";

export interface ScaleBarViewProps {
  /** Where MapLibre's own goes. */
  readonly place: Ref<HTMLDivElement>;
}

export const ScaleBarView = ({ place }: ScaleBarViewProps) => <div className="sb-map-scale" ref={place} />;
