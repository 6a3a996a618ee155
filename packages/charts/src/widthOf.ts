/** A length of a bar, as CSS: a share of the longest. Never nothing where there is something to see. */
export function widthOf(value: number, greatest: number): string {
  if (greatest <= 0 || value <= 0) return "0";
  return `max(2px, ${((value / greatest) * 100).toFixed(2)}%)`;
}
