import type { PaddingPx } from "@stopbank/map/controller";
import { MapNoticesView } from "@stopbank/map/notices";
import type { CSSProperties, ReactNode } from "react";

export interface PageMapComingProps {
  /** What panels cover at the sides. */
  readonly paddingPx: PaddingPx;
  /** How high a sheet stands before the map; undefined where there is none. */
  readonly sheetPx?: number | undefined;
  /** Why it does not come, and how to try again. */
  readonly children?: ReactNode;
}

/** In the place of the map until its code is there, or where that did not come. */
export function PageMapComing({ paddingPx: { left, right }, sheetPx, children }: PageMapComingProps) {
  const sides = { "--sb-map-left": `${left}px`, "--sb-map-right": `${right}px` };
  return (
    <section
      aria-label="Map"
      className="map-page-map map-page-ground"
      style={{ ...sides, bottom: sheetPx ?? 0 } as CSSProperties}
    >
      {children || (
        <MapNoticesView
          isComing
          isPartMissing={false}
          isBackgroundMissing={false}
          isPictureLost={false}
          onRetry={nothing}
        />
      )}
    </section>
  );
}

const nothing = () => undefined;
