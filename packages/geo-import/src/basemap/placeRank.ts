const order = ["city", "town", "village", "suburb", "island", "bay", "peak", "headland", "water", "hamlet"];

/** Which name stays where two would overlap: the lower. */
export function placeRank(kind: string): number {
  const at = order.indexOf(kind);
  return at < 0 ? order.length + 1 : at + 1;
}
