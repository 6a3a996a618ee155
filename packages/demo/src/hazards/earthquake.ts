import type { HazardDescription } from "@stopbank/dataset/manifest";
import { shakingDamage } from "../consequences/shakingDamage.ts";
import { type Grid, gridOf } from "../ground/grid.ts";
import { type DistrictPoint, metresToSegment } from "../network/lines.ts";
import { terrainCellMetres } from "../terrain/terrain.ts";
import { described, rampLegend } from "./describe.ts";
import { classByStep, type Frailty, type Steps } from "./frailty.ts";
import { type HazardModel, numberOf, scenarioOf } from "./hazardModel.ts";
import { type SoilClass, softness } from "./soils.ts";

interface Fault {
  readonly label: string;
  /** Surface trace in the district's frame, metres; it may lie outside. */
  readonly trace: readonly [DistrictPoint, DistrictPoint];
  readonly depthKm: number;
  readonly magnitudes: readonly number[];
}

const faults: Readonly<Record<string, Fault>> = {
  rangefront: {
    label: "Rangefront Fault",
    trace: [
      [11_300, 4_800],
      [9_900, 18_500],
    ],
    depthKm: 9,
    magnitudes: [6.2, 6.6, 7, 7.4],
  },
  torea_bank: {
    label: "Tōrea Bank Fault (offshore)",
    trace: [
      [27_500, 2_000],
      [31_500, 21_000],
    ],
    depthKm: 12,
    magnitudes: [6.2, 6.6, 7, 7.4],
  },
  northern_basin: {
    label: "Northern Basin Fault",
    trace: [
      [-8_000, -41_000],
      [34_000, -46_000],
    ],
    depthKm: 14,
    magnitudes: [6.6, 7, 7.4, 7.8],
  },
  deep_slab: {
    label: "Deep slab under the district",
    trace: [
      [14_000, 11_000],
      [15_000, 12_000],
    ],
    depthKm: 62,
    magnitudes: [6.6, 7, 7.4, 7.8],
  },
};

/** Modified Mercalli intensities at which damage begins, by what an element is made of. */
const steps: Readonly<Record<string, Steps>> = {
  Timber: [6.5, 7.3, 8.3, 9.3],
  "Brick veneer": [6.2, 7, 8, 9],
  "Unreinforced masonry": [5.8, 6.4, 7.2, 8.1],
  Concrete: [6.5, 7.4, 8.4, 9.3],
  Steel: [6.6, 7.5, 8.5, 9.5],
};
const otherSteps: Steps = [6.5, 7.3, 8.3, 9.3];
const shakingFrailty: Frailty = (mmi, { material }) =>
  classByStep(mmi, (material && steps[material]) || otherSteps);

/**
 * Intensity at a distance from a fault, on firm ground, after the form and main coefficients of
 * Dowrick and Rhoades (1999) for New Zealand: MMI = 4.40 + 1.26 M - 3.67 log10((r³ + 11.78³)^(1/3)) + 0.0118 h.
 */
export function firmGroundIntensity(magnitude: number, distanceKm: number, depthKm: number): number {
  const spread = Math.cbrt(distanceKm ** 3 + 11.78 ** 3);
  return 4.4 + 1.26 * magnitude - 3.67 * Math.log10(spread) + 0.0118 * depthKm;
}

/** How much stronger soft ground shakes, in intensity units. */
const amplification: Readonly<Record<SoilClass, number>> = { 0: -0.25, 1: 0.1, 2: 0.35, 3: 0.6, 4: 0.8 };

export function earthquake(soils: Grid, isSea: Uint8Array): HazardModel {
  const soft = gridOf(terrainCellMetres, (x, y) => softness(soils, x, y, amplification));
  return {
    description: earthquakeDescription,
    rasterCellMetres: 100,
    frailty: shakingFrailty,
    intensity(tag) {
      const scenario = scenarioOf(earthquakeDescription, tag);
      const fault = faults[String(scenario.parameters.source)]!;
      const magnitude = numberOf(scenario, "magnitude");
      const firm = gridOf(200, (x, y) => {
        const surfaceKm = metresToSegment([x, y], fault.trace[0], fault.trace[1]) / 1000;
        return firmGroundIntensity(magnitude, Math.hypot(surfaceKm, fault.depthKm), fault.depthKm);
      });
      const data = new Float32Array(soft.data.length);
      for (let cell = 0; cell < data.length; cell++) {
        const [column, row] = [cell % soft.width, Math.floor(cell / soft.width)];
        const coarse =
          Math.min(firm.height - 1, row >> 3) * firm.width + Math.min(firm.width - 1, column >> 3);
        data[cell] = isSea[cell] === 1 ? Number.NaN : firm.data[coarse]! + soft.data[cell]!;
      }
      return { ...soft, data };
    },
  };
}

const earthquakeDescription: HazardDescription = described({
  hazardId: "earthquake_shaking",
  title: "Earthquake shaking",
  hazardType: "shaking",
  icon: "pulse",
  group: "Ground",
  groupIcon: "pulse",
  description: {
    content:
      "Shaking from four made-up sources, near and far, by magnitude. Shown as Modified Mercalli Intensity.",
  },
  unit: "MMI",
  intensityLabel: "Intensity",
  consequences: [shakingDamage(steps, otherSteps)],
  classRule:
    "Intensities at which insignificant, minor, moderate and major damage begin: timber 6.5, 7.3, 8.3, 9.3; brick veneer 6.2, 7, 8, 9; unreinforced masonry 5.8, 6.4, 7.2, 8.1; concrete 6.5, 7.4, 8.4, 9.3; steel 6.6, 7.5, 8.5, 9.5; everything else 6.5, 7.3, 8.3, 9.3.",
  parameters: {
    source: {
      label: "Source",
      type: "keyValue",
      keyValues: Object.entries(faults).map(([key, { label }]) => ({ key, label })),
    },
    magnitude: { label: "Magnitude", type: "number", unit: "Mw" },
  },
  form: [
    { key: "source", title: "Source", type: "radioGroup", priority: 1 },
    { key: "magnitude", title: "Magnitude", type: "slider", priority: 2 },
  ],
  startScenario: "earthquake_rangefront_m70",
  scenarios: Object.entries(faults).flatMap(([source, { label, magnitudes }]) =>
    magnitudes.map((magnitude) => ({
      tag: `earthquake_${source}_m${Math.round(magnitude * 10)}`,
      name: `${label}, magnitude ${magnitude}`,
      displayName: `Earthquake shaking, ${label}, magnitude ${magnitude}`,
      sentence: `Shaken at intensity {value} by a magnitude ${magnitude} earthquake on the ${label}.`,
      parameters: { source, magnitude },
      assessedExtent: "all" as const,
    })),
  ),
  legend: rampLegend("Shaking intensity", "MMI", "shaking", [4, 5.5, 7, 8.5, 10]),
  method:
    "Intensity falls with distance from the fault after Dowrick and Rhoades (1999). Rock shakes 0.25 of a step less, soft ground up to 0.8 of a step more.",
  reference: {
    title: "Dowrick and Rhoades 1999, Attenuation of Modified Mercalli intensity in New Zealand earthquakes",
    url: "https://doi.org/10.5459/bnzsee.32.2.55-89",
  },
  limits: "Direction of rupture, basin effects, the ground tearing along the fault, aftershocks.",
});
