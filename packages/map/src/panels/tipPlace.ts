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

/** As wide as a tip gets, and as high as one mostly is. */
const mostPx = { width: 240, height: 84 } as const;
const clearPx = 12;

/** Beside a point of the map, on the side where a tip has room: never under a panel or over the edge. */
export function tipPlace(xPx: number, yPx: number, { widthPx, heightPx, rightPx }: Room): TipPlace {
  const isAtRight = xPx + clearPx + mostPx.width > widthPx - rightPx;
  const isAtBottom = yPx + clearPx + mostPx.height > heightPx;
  return {
    ...(isAtRight ? { right: widthPx - xPx + clearPx } : { left: xPx + clearPx }),
    ...(isAtBottom ? { bottom: heightPx - yPx + clearPx } : { top: yPx + clearPx }),
  };
}
