import { type CSSProperties, type ReactNode, type Ref, useId } from "react";

export interface MapCanvasViewProps {
  /** Says what the map is to those who do not see it. */
  readonly label: string;
  /** What panels cover at the sides, in pixels. */
  readonly leftPx: number;
  readonly rightPx: number;
  /** Only the left half of what panels leave is this map's. */
  readonly isHalved?: boolean;
  /** Where the map itself goes. */
  readonly place?: Ref<HTMLDivElement>;
  /** What floats over it, once it runs. */
  readonly children?: ReactNode;
}

/** The place of the map, a way past it by the keys, and what floats over it. */
export function MapCanvasView({
  label,
  leftPx,
  rightPx,
  isHalved = false,
  place,
  children,
}: MapCanvasViewProps) {
  const afterId = useId();
  const inset = { "--sb-map-left": `${leftPx}px`, "--sb-map-right": `${rightPx}px` } as CSSProperties;
  return (
    <section className="sb-map" aria-label={label} style={inset}>
      <a className="sb-skip-link" href={`#${afterId}`}>
        Skip the map
      </a>
      <div className={isHalved ? "sb-map-place sb-map-place-halved" : "sb-map-place"} ref={place} />
      {children}
      <span id={afterId} tabIndex={-1} />
    </section>
  );
}
