import type { HazardDescription } from "@stopbank/dataset/manifest";
import { floodDamage } from "../consequences/floodDamage.ts";
import { type Grid, isEdgeCell, neighbourSteps } from "../ground/grid.ts";
import { minHeap } from "../ground/heap.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { depthLegend, described, everyYearsWords, metresWords, yearsWords } from "./describe.ts";
import { depthClassRule, depthFrailty } from "./frailty.ts";
import { type HazardModel, numberOf, scenarioOf } from "./hazardModel.ts";
import type { Stopbanks } from "./stopbanks.ts";

const seaLevelsMetres = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
const returnPeriods = [2, 10, 20, 50, 100, 500];
/** Fall of the flood level a kilometre of overland flow, in metres (Vafeidis et al. 2019 report 0.1 to 0.5). */
const fallPerKilometre = 0.25;

/** Storm tide with set-up above mean sea level, met once in so many years: a Gumbel line through 1.45 m at 1 year. */
export const stormTideMetres = (returnPeriodYears: number) => 1.45 + 0.155 * Math.log(returnPeriodYears);

export const coastalTag = (returnPeriodYears: number, seaLevelMetres: number) =>
  `coastal_inundation_${returnPeriodYears}yr_slr${Math.round(seaLevelMetres * 100)}`;

/** Storm tides over rising seas: depth over ground that the sea can actually reach. */
export function coastalInundation(terrain: Terrain, stopbanks: Stopbanks): HazardModel {
  const ground = withBanks(terrain.heights, stopbanks);
  return {
    description: coastalDescription,
    rasterCellMetres: 25,
    frailty: depthFrailty,
    intensity(tag) {
      const scenario = scenarioOf(coastalDescription, tag);
      return floodFromSea(
        ground,
        terrain.isSea,
        stormTideMetres(numberOf(scenario, "ari")) + numberOf(scenario, "slr"),
        () => fallPerKilometre / 1000,
      );
    },
  };
}

/** The ground with stopbank crests standing on it. */
function withBanks(heights: Grid, stopbanks: Stopbanks): Grid {
  const data = heights.data.slice();
  for (const [cell, crest] of stopbanks.crestAt) data[cell] = Math.max(data[cell]!, crest);
  return { ...heights, data };
}

/**
 * Spreads a level from the sea over lower ground, falling with every metre of the way. Hollows that no water
 * can reach stay dry, unlike in a bathtub model. A higher sea never wets less.
 *
 * @param fallPerMetre by cell.
 * @returns depth in metres on land, NaN where dry and at sea.
 */
export function floodFromSea(
  ground: Grid,
  isSea: Uint8Array,
  levelMetres: number,
  fallPerMetre: (cell: number) => number,
): Grid {
  const { data, width, cellMetres } = ground;
  const depth = new Float32Array(data.length).fill(Number.NaN);
  // The way's loss so far: where it is least the water stands highest.
  const loss = new Float64Array(data.length).fill(Number.POSITIVE_INFINITY);
  const { step, cells } = neighbourSteps(width);
  const heap = minHeap(1 << 14);
  for (const cell of shoreCells(ground, isSea)) {
    loss[cell] = 0;
    heap.push(0, cell);
  }
  for (let cell = heap.pop(); cell >= 0; cell = heap.pop()) {
    if (heap.poppedKey() > loss[cell]! || isEdgeCell(ground, cell)) continue;
    for (let side = 0; side < 8; side++) {
      const next = cell + step[side]!;
      if (isSea[next] === 1) continue;
      const reached = loss[cell]! + fallPerMetre(next) * cells[side]! * cellMetres;
      if (reached >= loss[next]! || levelMetres - reached <= data[next]!) continue;
      loss[next] = reached;
      depth[next] = levelMetres - reached - data[next]!;
      heap.push(reached, next);
    }
  }
  return { ...ground, data: depth };
}

const knownShores = new WeakMap<Uint8Array, Int32Array>();

/** Sea cells beside land, found once for each sea. */
function shoreCells(ground: Grid, isSea: Uint8Array): Int32Array {
  const known = knownShores.get(isSea);
  if (known !== undefined) return known;
  const { step } = neighbourSteps(ground.width);
  const shore = Int32Array.from(isSea.keys()).filter(
    (cell) =>
      isSea[cell] === 1 && !isEdgeCell(ground, cell) && step.some((offset) => isSea[cell + offset] === 0),
  );
  knownShores.set(isSea, shore);
  return shore;
}

const coastalDescription: HazardDescription = described({
  hazardId: "coastal_inundation",
  help: "coastal-inundation.md",
  title: "Coastal inundation",
  hazardType: "inundation",
  icon: "storm-tide",
  group: "Coastal",
  groupIcon: "waves",
  description: {
    content:
      "Storm tides that overtop the shore, today and with the sea risen by up to 2 m. Shown as the depth of water over the ground.",
  },
  unit: "m",
  intensityLabel: "Depth",
  classRule: depthClassRule,
  consequences: [floodDamage],
  parameters: {
    slr: { label: "Sea level rise", type: "number", unit: "m" },
    ari: { label: "Return period", type: "number", unit: "years" },
  },
  form: [
    { key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 1 },
    { key: "ari", title: "Return period", type: "slider", priority: 2 },
  ],
  startScenario: "coastal_inundation_100yr_slr100",
  scenarios: returnPeriods.flatMap((ari) =>
    seaLevelsMetres.map((slr) => ({
      tag: coastalTag(ari, slr),
      name: `${yearsWords(ari)}, ${slr === 0 ? "today's sea level" : `sea level +${metresWords(slr)}`}`,
      displayName: `Coastal inundation, ${yearsWords(ari)}, ${slr === 0 ? "today's sea level" : `+${metresWords(slr)}`}`,
      sentence: `Under {value} m of water in a ${everyYearsWords(ari)} storm tide ${slr === 0 ? "at today's sea level" : `with the sea ${metresWords(slr)} higher`}.`,
      parameters: { slr, ari },
      returnPeriodYears: ari,
      assessedExtent: "all" as const,
    })),
  ),
  legend: depthLegend("sea"),
  method:
    "The storm tide met once in T years stands 1.45 + 0.155 ln T metres above mean sea level; sea level rise is added. The level spreads from the sea over joined cells of lower ground and falls by 0.25 m a kilometre of its way. Stopbanks and dunes hold it back until it overtops them.",
  reference: {
    title:
      "Vafeidis et al. 2019, Water-level attenuation in global-scale assessments of exposure to coastal flooding",
    url: "https://doi.org/10.5194/nhess-19-973-2019",
  },
  limits: "Waves, rivers in flood, groundwater and the time a tide lasts.",
});
