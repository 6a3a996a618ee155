import { type CurveData, shippedCurve } from "@stopbank/curves";
import { DomainError } from "@stopbank/errors";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import type { DamageClass } from "@stopbank/risk-engine/columns";
import type { Estimate, StatedCurve } from "@stopbank/risk-engine/damage";
import type { ComponentEntry, CurveEntry, CurveFileEntry } from "../description/damage.ts";
import { checkCurve } from "./checkCurve.ts";
import { curvesOfFile } from "./curveFile.ts";

type Points = [intensity: number, ratio: number][];

/** A curve that is read at the intensity. */
export interface RatioCurve extends StatedCurve {
  readonly kind: "curve";
  readonly points: Points;
  readonly min?: Points;
  readonly max?: Points;
  readonly affected?: Points;
}

/** Damage states that are reached with a probability. */
export interface RatioStates {
  readonly kind: "fragility";
  readonly states: {
    readonly state: string;
    readonly damageClass: DamageClass;
    readonly median: number;
    readonly beta: number;
    readonly ratio: Estimate;
  }[];
}

export type NamedCurve = (RatioCurve | RatioStates) & {
  /** Where a curve that comes with Stopbank was published. */
  readonly source?: { readonly title: string; readonly url?: string };
};

/** The curves of a component by name, shipped ones by their full name. */
export interface CurveBook {
  readonly names: readonly string[];
  /** The table they were read from, if any, for the report. */
  readonly table: ReadTable | undefined;
  /** Undefined where there is none of the name. */
  find(name: string): NamedCurve | undefined;
}

/**
 * The curves a component names: described in place, in a table, or shipped.
 *
 * @param of names the component in a refusal, such as `Hazard flood, damage of buildings`.
 * @throws DomainError `import/no-such-curve`, and as `curvesOfFile` and `checkCurve`.
 */
export async function curveBook(folder: string, of: string, entry: ComponentEntry): Promise<CurveBook> {
  const { reading, step, curves = {} } = entry;
  const how = { ...(reading === undefined ? {} : { reading }), ...(step === undefined ? {} : { step }) };
  const own = new Map<string, NamedCurve>();
  const { curves: ownCurves, table } = isFile(curves)
    ? await curvesOfFile(folder, of, curves)
    : { curves: Object.entries(curves), table: undefined };
  for (const [name, each] of ownCurves) {
    const curve = resolve(of, each, how);
    checkCurve(of, name, curve, entry.maxDamage === undefined);
    own.set(name, curve);
  }
  return {
    names: [...own.keys()],
    table,
    find(name) {
      const known = own.get(name);
      if (known !== undefined) return known;
      const shipped = shippedCurve(name);
      return shipped === undefined ? undefined : ofShipped(shipped, how);
    },
  };
}

const isFile = (curves: NonNullable<ComponentEntry["curves"]>): curves is CurveFileEntry =>
  typeof curves.file === "string" && typeof curves.intensity === "string";

type How = Pick<StatedCurve, "reading" | "step">;

function resolve(of: string, curve: CurveEntry, how: How): NamedCurve {
  if (typeof curve === "string") {
    const shipped = shippedCurve(curve);
    if (shipped !== undefined) return ofShipped(shipped, how);
    throw new DomainError(
      "invalid",
      "import/no-such-curve",
      `${of}: no curve ${curve} comes with Stopbank. \`stopbank import --curves\` lists those that do.`,
    );
  }
  if (Array.isArray(curve)) return { kind: "curve", points: curve, ...how };
  if ("states" in curve)
    return {
      kind: "fragility",
      states: curve.states.map(({ class: damageClass, ratio, ...state }) => ({
        ...state,
        damageClass,
        ratio: typeof ratio === "number" ? { min: ratio, value: ratio, max: ratio } : ratio,
      })),
    };
  const { best, ...bounds } = curve;
  return { kind: "curve", points: best, ...bounds, ...how };
}

function ofShipped({ source, ...data }: CurveData, how: How): NamedCurve {
  return data.kind === "curve"
    ? { kind: "curve", points: data.points, ...how, source }
    : { kind: "fragility", states: [...data.states], source };
}
