import { areaVertexLimit } from "@stopbank/risk-engine/area";

/** What is longer is scanned in a turn of its caller's. */
const atOnceBytes = 262_144;
const bracket = "[".charCodeAt(0);

/**
 * How many positions an area in JSON has, before it is read: its opening brackets, which are a few more, since its rings have some
 * too. Counted until there are more than any area may have; what has more is refused as soon as it is read.
 *
 * @param turn is waited for once: the next bracket is found by a scan of the machine's own, so that what has none (10 MB of ids)
 *   takes half a millisecond, and the worst (32 MB with as many brackets as any area may have) some 10.
 */
export async function positionsIn(json: Uint8Array, turn: () => Promise<void>): Promise<number> {
  if (json.length > atOnceBytes) await turn();
  let positions = 0;
  for (let at = json.indexOf(bracket); at !== -1; at = json.indexOf(bracket, at + 1)) {
    positions++;
    if (positions > areaVertexLimit) break;
  }
  return positions;
}
