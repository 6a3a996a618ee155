export interface Room {
  readonly widthPx: number;
  readonly heightPx: number;
  /** What a panel covers at the right. */
  readonly rightPx: number;
}

export interface TipPlace {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** As wide as a tip gets. */
const mostPx = 320;
const clearPx = 12;

/** Beside a point of the map, on the side where a tip has room: never under a panel or over the edge. */
export function tipPlace(xPx: number, yPx: number, { widthPx, heightPx, rightPx }: Room): TipPlace {
  const isAtRight = xPx + clearPx + mostPx > widthPx - rightPx;
  // It grows while one looks at it, and is never moved for that: there is more room on the other half of the map.
  const isAtBottom = yPx > heightPx / 2;
  return {
    ...(isAtRight ? { right: widthPx - xPx + clearPx } : { left: xPx + clearPx }),
    ...(isAtBottom ? { bottom: heightPx - yPx + clearPx } : { top: yPx + clearPx }),
  };
}
