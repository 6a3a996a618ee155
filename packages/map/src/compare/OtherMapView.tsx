import type { CSSProperties, ReactNode, Ref } from "react";

export interface OtherMapViewProps {
  /** Where the map itself goes. */
  readonly place?: Ref<HTMLDivElement>;
  /** The right half is its own; otherwise it lies over the first map, right of `divider`. */
  readonly isHalved: boolean;
  /** A tool works on the first map, which has the pointer wherever it is. */
  readonly isStill: boolean;
  /** The share of what panels leave that is left of the divider. */
  readonly divider: number;
  /** What floats over it. */
  readonly children?: ReactNode;
}

/** The place of a comparison's right side. */
export function OtherMapView({ place, isHalved, isStill, divider, children }: OtherMapViewProps) {
  const classes = ["sb-map-other", isHalved && "sb-map-other-halved", isStill && "sb-map-other-still"];
  return (
    <div className={classes.filter(Boolean).join(" ")} style={{ "--sb-divider": divider } as CSSProperties}>
      <div ref={place} className="sb-map-other-place" />
      {children}
    </div>
  );
}
