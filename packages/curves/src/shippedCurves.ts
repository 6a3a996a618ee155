import type { CurveData } from "./curveData.ts";
import { debrisFlow } from "./debrisFlow.ts";
import { floodDepth } from "./floodDepth.ts";
import { groundFailure } from "./groundFailure.ts";
import { shaking } from "./shaking.ts";
import { tropicalWind } from "./tropicalWind.ts";
import { tsunamiDepth } from "./tsunami.ts";
import { volcanicAsh } from "./volcanicAsh.ts";

export type { CurveData } from "./curveData.ts";

/** Every curve that comes with Stopbank. */
export const shippedCurves: readonly CurveData[] = [
  ...floodDepth,
  ...shaking,
  ...groundFailure,
  debrisFlow,
  ...volcanicAsh,
  ...tsunamiDepth,
  tropicalWind,
];

const byName = new Map(shippedCurves.map((curve) => [curve.name, curve]));

/** The curve of a full name such as `stopbank/flood-depth/roads-europe`. */
export const shippedCurve = (name: string): CurveData | undefined => byName.get(name);
