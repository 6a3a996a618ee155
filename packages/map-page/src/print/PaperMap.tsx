import type { SizePoints } from "@stopbank/map/still-size";
import { usePending } from "@stopbank/plugin-api/print";
import { lazy, Suspense } from "react";

export interface PaperMapProps {
  /** On the page. */
  readonly size: SizePoints;
  /** Names what it shows below it. */
  readonly isCaptioned: boolean;
  /** Seen from straight above with north at the top, elsewhere than the scene's own camera: west, south, east, north in degrees. */
  readonly around?: readonly number[];
  /** Called once it stands on the page, with its legend. */
  readonly onDrawn?: () => void;
}

// Drawing maps is a megabyte of code: the figures are asked for meanwhile.
const Drawn = lazy(() => import("./DrawnMap.tsx").then(({ DrawnMap }) => ({ default: DrawnMap })));

/** The scene of the document as a map at print's resolution, with legend, scale and north. */
export const PaperMap = (props: PaperMapProps) => (
  <Suspense fallback={<Coming />}>
    <Drawn {...props} />
  </Suspense>
);

function Coming() {
  usePending(true, "what draws maps");
  return null;
}
