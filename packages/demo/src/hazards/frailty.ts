import { damageClassCodes } from "@stopbank/risk-engine/columns";

/** What an element brings to the question how badly a hazard hurts it. */
export interface ExposedElement {
  /** The element type's id, such as `buildings`. */
  readonly type: string;
  /** Floor above ground in metres, of buildings. */
  readonly floorMetres?: number;
  /** Main material of a building or pipe. */
  readonly material?: string;
}

/** The damage class code of an intensity at an element, or undefined when that is not exposure. */
export type Frailty = (value: number, element: ExposedElement) => number | undefined;

/** Least values of insignificant, low, moderate and high damage. */
export type Steps = readonly [number, number, number, number];

export function classByStep(value: number, [insignificant, low, moderate, high]: Steps): number | undefined {
  if (!(value >= insignificant)) return undefined;
  if (value < low) return damageClassCodes.insignificant;
  if (value < moderate) return damageClassCodes.low;
  return value < high ? damageClassCodes.moderate : damageClassCodes.high;
}

const floorSteps: Steps = [Number.NEGATIVE_INFINITY, 0, 0.3, 1];
const groundSteps: Steps = [0.05, 0.2, 0.5, 1.5];

/**
 * Water depth: buildings by depth over the floor (0, 0.3 and 1 m part the classes; water that stays below the
 * floor is insignificant), everything else by depth over the ground (0.05, 0.2, 0.5 and 1.5 m).
 */
export const depthFrailty: Frailty = (depthMetres, { floorMetres }) =>
  depthMetres < 0.05 || Number.isNaN(depthMetres)
    ? undefined
    : floorMetres === undefined
      ? classByStep(depthMetres, groundSteps)
      : classByStep(depthMetres - floorMetres, floorSteps);

export const depthClassRule =
  "Buildings by depth over the floor: below it insignificant, 0 to 0.3 m minor, 0.3 to 1 m moderate, above 1 m major. " +
  "Other elements by depth over the ground: 0.05, 0.2, 0.5 and 1.5 m. Water shallower than 0.05 m does not count.";
