/** Weights are whole numbers from 1 to this. */
export const mostWeight = 5;
/** Sets of values for which every weighting is looked at: of six there are 15,625. */
const mostSetsExactly = 5;
/** So many weightings are looked at of more. */
const sampledWeightings = 4_096;
/** Areas times weightings: what a ranking of all takes in memory is twice that in bytes. */
const mostRanks = 16_777_216;

export interface Weightings {
  /** The weights of one weighting after the other. */
  readonly weights: Uint8Array;
  readonly count: number;
  /** Of a sample; undefined where every weighting is there. */
  readonly seed?: number;
  /** Half the width, 0 to 1, of the interval that holds a share of all weightings in 95 samples of 100, at its widest. */
  readonly samplingError: number;
}

/**
 * Weightings of value sets by whole numbers from 1 to 5: every one for up to five sets, otherwise a sample in which each is as
 * likely as any other. Areas beyond 4,096 leave room for fewer.
 *
 * @param areas that are to be ranked by each.
 */
export function weightingsOf(sets: number, areas: number, seed = 1): Weightings {
  const most = Math.max(1, Math.floor(mostRanks / Math.max(1, areas)));
  const every = mostWeight ** sets;
  if (sets <= mostSetsExactly && every <= most)
    return { weights: everyWeighting(sets, every), count: every, samplingError: 0 };
  const count = Math.min(sampledWeightings, most);
  const random = mulberry32(seed);
  const weights = Uint8Array.from({ length: count * sets }, () => 1 + Math.floor(random() * mostWeight));
  // The share p of n weightings has the standard error sqrt(p (1 - p) / n), which is largest at a half.
  return { weights, count, seed, samplingError: (1.96 * 0.5) / Math.sqrt(count) };
}

function everyWeighting(sets: number, count: number): Uint8Array {
  const weights = new Uint8Array(count * sets);
  for (let weighting = 0; weighting < count; weighting++)
    for (let set = 0, rest = weighting; set < sets; set++) {
      weights[weighting * sets + set] = 1 + (rest % mostWeight);
      rest = Math.floor(rest / mostWeight);
    }
  return weights;
}

/** Numbers from 0 to below 1, the same for the same seed: Tommy Ettinger's Mulberry32. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
