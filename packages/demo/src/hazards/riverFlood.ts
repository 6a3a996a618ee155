import type { HazardDescription } from "@stopbank/dataset/manifest";
import { floodDamage } from "../consequences/floodDamage.ts";
import { blurred, type Grid, gridOf, neighbourSteps, smoothSampleAt } from "../ground/grid.ts";
import { smoothstep } from "../ground/smoothstep.ts";
import { channelBed } from "../terrain/channels.ts";
import { type Terrain, terrainCellMetres } from "../terrain/terrain.ts";
import { bankMetres } from "../terrain/trunk.ts";
import { stormTideMetres } from "./coastalInundation.ts";
import { depthLegend, described, everyYearsWords, yearsWords } from "./describe.ts";
import { extentBounds } from "./extentBounds.ts";
import { depthClassRule, depthFrailty } from "./frailty.ts";
import { clip, type DistrictExtent, type HazardModel, numberOf, scenarioOf } from "./hazardModel.ts";
import { overbankRiseMetres } from "./riverFlow.ts";
import type { Stopbanks } from "./stopbanks.ts";

const returnPeriods = [5, 20, 50, 100, 200];
const climates = {
  present: { label: "Present climate", flow: 1 },
  mid: { label: "2090, middle emissions", flow: 1.12 },
  high: { label: "2090, high emissions", flow: 1.26 },
} as const;
const banks = { hold: "Stopbanks hold", breach: "Stopbanks breach" } as const;

/** The study covered the plain of the Awatōrea only. */
const extent: DistrictExtent = [9_600, 8_300, 21_200, 15_000];
const tributaryAreaSquareMetres = 3.5e6;

/** Floods of the Awatōrea and its streams: depth over the ground, with the stopbank standing or breached. */
export function riverFlood(terrain: Terrain, stopbanks: Stopbanks): HazardModel {
  const bankLevel = bankLevels(terrain);
  const streams = heightAboveStreams(terrain);
  return {
    description: riverDescription,
    extent,
    rasterCellMetres: 25,
    frailty: depthFrailty,
    intensity(tag) {
      const scenario = scenarioOf(riverDescription, tag);
      const climate = climates[scenario.parameters.climate as keyof typeof climates];
      const rise = overbankRiseMetres(numberOf(scenario, "ari"), climate.flow);
      const crests = scenario.parameters.stopbanks === "hold" ? stopbanks.crestAt : new Map<number, number>();
      return clip(flood(terrain, bankLevel, streams, rise, crests), extent);
    },
  };
}

/** Level of the nearest river bank for every cell, smoothed where the nearest bend changes. */
function bankLevels({ trunk }: Terrain): Grid {
  const rough = gridOf(100, (x, y) => bankMetres(trunk.toMouthMetres[trunk.nearest(x, y).index]!));
  const smooth = blurred(rough, 5);
  return gridOf(terrainCellMetres, (x, y) => smoothSampleAt(smooth, x, y));
}

/** Height above the nearest stream along the way water runs (HAND, Nobre et al. 2011), and that stream's area. */
function heightAboveStreams({ drainage, area, heights }: Terrain) {
  const { order, receiver, filledHeights } = drainage;
  const above = new Float32Array(order.length).fill(Number.POSITIVE_INFINITY);
  const streamArea = new Float32Array(order.length);
  const streamLevel = new Float32Array(order.length);
  for (const cell of order) {
    const below = receiver[cell]!;
    const isStream = area[cell]! >= tributaryAreaSquareMetres;
    streamArea[cell] = isStream ? area[cell]! : streamArea[below]!;
    streamLevel[cell] = isStream ? filledHeights[cell]! : streamLevel[below]!;
    if (streamArea[cell]! > 0) above[cell] = heights.data[cell]! - streamLevel[cell]!;
  }
  return { above, streamArea };
}

function flood(
  terrain: Terrain,
  bankLevel: Grid,
  streams: { above: Float32Array; streamArea: Float32Array },
  riseMetres: number,
  crests: ReadonlyMap<number, number>,
): Grid {
  const { heights, isSea, trunk } = terrain;
  const { data, width } = heights;
  const depth = new Float32Array(data.length).fill(Number.NaN);
  const stack: number[] = [];
  const level = (cell: number) => {
    const seaward = smoothstep(18_000, 19_900, (cell % width) * heights.cellMetres);
    return Math.max(bankLevel.data[cell]! + riseMetres * (1 - 0.75 * seaward), stormTideMetres(1));
  };
  for (const [x, y] of trunk.points)
    stack.push(Math.floor(y / heights.cellMetres) * width + Math.floor(x / heights.cellMetres));
  const { step } = neighbourSteps(width);
  const isVisited = new Uint8Array(data.length);
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    if (isVisited[cell] === 1 || isSea[cell] === 1) continue;
    isVisited[cell] = 1;
    const above = level(cell) - Math.max(data[cell]!, crests.get(cell) ?? data[cell]!);
    // Only ground lower than the river's level passes water on; a standing stopbank stops it.
    if (above <= 0.02 || !inExtent(cell) || onDunes(cell)) continue;
    depth[cell] = level(cell) - (channelBed(trunk, ...placeOf(cell)) ?? data[cell]!);
    for (const offset of step) stack.push(cell + offset);
  }
  for (let cell = 0; cell < data.length; cell++) {
    if (isSea[cell] === 1 || !(streams.streamArea[cell]! > 0) || streams.streamArea[cell]! > 4e7) continue;
    const stage =
      (0.5 + 0.9 * riseMetres) * Math.min(1.3, (streams.streamArea[cell]! / 8e6) ** 0.3) * runsOut(cell);
    const shallow = stage - streams.above[cell]!;
    if (shallow > 0.05 && !(depth[cell]! >= shallow) && inValley(cell)) depth[cell] = shallow;
  }
  return { ...heights, data: depth };

  /** The dunes and the beach in front of them, which the river does not reach over. */
  function onDunes(cell: number) {
    const [x, y] = placeOf(cell);
    return terrain.island.insideKm(x, y) < 0.24 && trunk.nearest(x, y).metres > 200;
  }

  /** What streams bring from beyond the study is not modelled: towards its edge their stage runs out, rather than stopping short. */
  function runsOut(cell: number) {
    const [x, y] = placeOf(cell);
    const [west, north, east, south] = extent;
    return smoothstep(0, 700, Math.min(x - west, y - north, east - x, south - y));
  }

  /** On the plain side streams have no valley of their own to fill. */
  function inValley(cell: number) {
    const [x, y] = placeOf(cell);
    return terrain.plain.share(x, y) < 0.4;
  }

  function placeOf(cell: number): [number, number] {
    return [
      ((cell % width) + 0.5) * heights.cellMetres,
      (Math.floor(cell / width) + 0.5) * heights.cellMetres,
    ];
  }

  function inExtent(cell: number) {
    const x = (cell % width) * heights.cellMetres;
    const y = Math.floor(cell / width) * heights.cellMetres;
    return x >= extent[0] && x < extent[2] && y >= extent[1] && y < extent[3];
  }
}

const riverDescription: HazardDescription = described({
  hazardId: "river_flood",
  title: "River flooding",
  hazardType: "inundation",
  icon: "flood",
  group: "Rivers and rain",
  groupIcon: "rain",
  description: {
    content:
      "Floods of the Awatōrea River and its streams over the plain, for today's climate and for 2090, with the stopbank standing or breached.",
  },
  unit: "m",
  intensityLabel: "Depth",
  classRule: depthClassRule,
  consequences: [floodDamage],
  parameters: {
    ari: { label: "Return period", type: "number", unit: "years" },
    climate: {
      label: "Climate",
      type: "keyValue",
      keyValues: Object.entries(climates).map(([key, { label }]) => ({ key, label })),
    },
    stopbanks: {
      label: "Stopbanks",
      type: "keyValue",
      keyValues: Object.entries(banks).map(([key, label]) => ({ key, label })),
    },
  },
  form: [
    { key: "ari", title: "Return period", type: "slider", priority: 1 },
    { key: "climate", title: "Climate", type: "radioGroup", priority: 2 },
    { key: "stopbanks", title: "Stopbanks", type: "checkbox", priority: 3 },
  ],
  startScenario: "river_flood_100yr_present_breach",
  scenarios: returnPeriods.flatMap((ari) =>
    Object.entries(climates).flatMap(([climate, { label }]) =>
      Object.entries(banks).map(([stopbanks, bankLabel]) => ({
        tag: `river_flood_${ari}yr_${climate}_${stopbanks}`,
        name: `${yearsWords(ari)}, ${label.toLowerCase()}, ${bankLabel.toLowerCase()}`,
        displayName: `River flooding, ${yearsWords(ari)}, ${label.toLowerCase()}, ${bankLabel.toLowerCase()}`,
        sentence: `Under {value} m of water in a ${everyYearsWords(ari)} flood of the Awatōrea (${label.toLowerCase()}, ${bankLabel.toLowerCase()}).`,
        parameters: { ari, climate, stopbanks },
        returnPeriodYears: ari,
        assessedExtent: extentBounds(extent),
      })),
    ),
  ),
  legend: depthLegend("river"),
  method:
    "Flows follow a Gumbel growth curve (coefficient of variation 0.55) and rise by 12% or 26% with climate change. Depth in the channel follows Manning's rating for a wide channel; over the banks 45% of the rise remains. Water spreads from the river over joined ground below its level. A standing stopbank stops it until it is overtopped. Side streams flood the ground below their own stage (height above nearest drainage).",
  reference: {
    title: "Nobre et al. 2011, Height Above the Nearest Drainage",
    url: "https://doi.org/10.1016/j.jhydrol.2011.03.051",
  },
  limits:
    "Velocity, storage, culverts, rain falling on the town itself, and where along the stopbank it breaches.",
});
