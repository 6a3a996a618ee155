/**
 * Moves labels apart that would lie over each other, each as near as can be to the place it belongs to.
 *
 * @param wantedHeights where each belongs, ascending, in pixels.
 * @param gapPx the least distance between two.
 * @param fromPx, toPx the room there is; where it is too small for all, the last run over its end.
 */
export function spreadLabels(
  wantedHeights: readonly number[],
  gapPx: number,
  fromPx: number,
  toPx: number,
): number[] {
  const placed = [...wantedHeights];
  // Those that push each other over the end push back those before them, and then the start holds.
  for (let index = 0, least = fromPx; index < placed.length; index++, least += gapPx) {
    least = Math.max(least, placed[index]!);
    placed[index] = least;
  }
  for (let index = placed.length - 1, most = toPx; index >= 0; index--, most -= gapPx) {
    most = Math.min(most, placed[index]!);
    placed[index] = most;
  }
  const over = Math.max(0, fromPx - (placed[0] ?? fromPx));
  return placed.map((at) => at + over);
}
