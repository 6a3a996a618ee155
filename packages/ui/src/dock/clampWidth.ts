export interface WidthLimits {
  readonly minPx: number;
  readonly maxPx: number;
}

/** Pixels per press of an arrow key. */
const stepPx = 16;

export const clampWidth = (widthPx: number, { minPx, maxPx }: WidthLimits): number =>
  Math.round(Math.max(minPx, Math.min(Math.max(minPx, maxPx), widthPx)));

/**
 * The width after a key on the separator; undefined when the key is not one of its own.
 *
 * @param side where the dock stands: the arrow that points away from it widens it.
 */
export function widthAfterKey(
  key: string,
  widthPx: number,
  side: "left" | "right",
  limits: WidthLimits,
): number | undefined {
  const wider = side === "left" ? "ArrowRight" : "ArrowLeft";
  const narrower = side === "left" ? "ArrowLeft" : "ArrowRight";
  if (key === wider) return clampWidth(widthPx + stepPx, limits);
  if (key === narrower) return clampWidth(widthPx - stepPx, limits);
  if (key === "Home") return limits.minPx;
  if (key === "End") return clampWidth(limits.maxPx, limits);
  return undefined;
}
