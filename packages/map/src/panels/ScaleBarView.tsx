import type { Ref } from "react";

export interface ScaleBarViewProps {
  /** Where MapLibre's own goes. */
  readonly place: Ref<HTMLDivElement>;
  /** No one length holds for the whole map: it is seen from the side. */
  readonly varies: boolean;
}

export const ScaleBarView = ({ place, varies }: ScaleBarViewProps) => (
  <div className="sb-map-scale">
    <div ref={place} hidden={varies} />
    {varies && <span>Scale varies in 3D view</span>}
  </div>
);
