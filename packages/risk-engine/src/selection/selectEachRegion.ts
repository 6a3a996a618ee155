import { addRun, endRuns, type Selection, startRuns } from "../columns/selection.ts";

/**
 * The selected elements in each of many regions of a group, in one pass over them: for each region what `selectElements`
 * finds for it alone.
 *
 * @param regionOf region code of each element of the layer.
 * @param codes of the regions that are wanted, each once.
 * @returns a selection for each of `codes`, in their order.
 */
export function selectEachRegion(
  { ranges, of }: Selection,
  regionOf: Uint16Array,
  codes: readonly number[],
): Selection[] {
  const placeOf = new Int32Array(65_536).fill(-1);
  for (const [place, code] of codes.entries()) placeOf[code] = place;
  const runs = codes.map(() => startRuns(of));
  for (let run = 0; run < ranges.length; run += 2) {
    const end = ranges[run + 1]!;
    // Neighbours are mostly in one region: a look at its runs for each stretch of them, and not for each element.
    for (let element = ranges[run]!; element < end; ) {
      const start = element;
      const code = regionOf[start]!;
      do element++;
      while (element < end && regionOf[element] === code);
      const place = placeOf[code]!;
      if (place >= 0) addRun(runs[place]!, start, element);
    }
  }
  return runs.map(endRuns);
}
