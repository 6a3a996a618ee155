import { hashUnit } from "../ground/random.ts";
import type { RoadGraph } from "../network/roadGraph.ts";
import type { WaterNetwork } from "./waterNetwork.ts";

/** Main breaks a crew can mend in a day over the whole district. */
const breaksMendedPerDay = 3;
/** The longest outage the model counts, in days. */
const longestDays = 60;

/** Breaks a kilometre of main for an intensity, by hazard; steps follow the damage thresholds of mains. */
const breaksPerKilometre: Readonly<Record<string, (value: number) => number>> = {
  coastal_inundation: (depth) => 0.35 * Math.max(0, depth - 0.3),
  river_flood: (depth) => 0.45 * Math.max(0, depth - 0.3),
  tsunami: (depth) => 1.2 * Math.max(0, depth - 0.2),
  // Ground moves about twice as fast with each step of intensity; breaks follow speed (American Lifelines Alliance 2001).
  earthquake_shaking: (mmi) => (mmi < 6 ? 0 : 0.05 * 2.1 ** (mmi - 6)),
  liquefaction: (severity) => (severity < 5 ? 0 : 0.05 * severity),
  landslide: (percent) => (percent < 10 ? 0 : 0.03 * percent),
  coastal_erosion: (metres) => (metres > 0 ? 40 : 0),
};

/**
 * Days without water along each stretch after an event. A break cuts off everything downstream of it until it
 * is mended; crews mend from the reservoirs outwards, three a day. More intense events break the same mains
 * and more, so outages never get shorter.
 *
 * @param intensityAt greatest intensity along a stretch, NaN for none.
 * @returns days by stretch, 0 where the water keeps running.
 */
export function waterOutageDays(
  graph: RoadGraph,
  water: WaterNetwork,
  hazardId: string,
  intensityAt: (edge: number) => number,
): Float32Array {
  const rate = breaksPerKilometre[hazardId];
  const days = new Float32Array(graph.edges.length);
  if (rate === undefined) return days;
  let broken = 0;
  for (const index of water.order) {
    const above = water.upstream[index]!;
    const inherited = above < 0 ? 0 : days[above]!;
    const value = intensityAt(index);
    const chance = Number.isNaN(value) ? 0 : 1 - Math.exp((-rate(value) * graph.edges[index]!.metres) / 1000);
    // One fixed draw a stretch: what breaks in a small event breaks in a large one.
    if (hashUnit(index, 977) < chance) {
      broken++;
      days[index] = Math.min(longestDays, Math.max(inherited, 1 + Math.ceil(broken / breaksMendedPerDay)));
    } else days[index] = inherited;
  }
  return days;
}
