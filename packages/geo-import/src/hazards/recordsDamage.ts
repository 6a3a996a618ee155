import type { ComponentModel } from "../damage/componentModel.ts";
import type { IntensityDamage } from "../damage/damageModel.ts";
import type { DamageEntry } from "../description/damage.ts";
import type { HazardEntry } from "../description/hazards.ts";

/**
 * Whether a hazard's damage to a layer is recorded element by element, because the dataset's curves, read again at the
 * values it holds, would not give it: parts with curves of their own, insurance, event sets, something else at stake
 * than the replacement cost, or curves that begin below the least damage class.
 *
 * @param costColumn the layer's replacement cost.
 */
export function recordsDamage(
  hazard: HazardEntry,
  damage: DamageEntry,
  { components }: IntensityDamage,
  costColumn: string | undefined,
): boolean {
  const [only] = components;
  return (
    only === undefined ||
    !keepsIntensity(hazard, damage) ||
    !isOfReplacementCost(damage, costColumn) ||
    !only.isComplete ||
    !isPlain(only) ||
    losesUnexposed(hazard, damage, only)
  );
}

/** Whether the value of an exposed element is the intensity that curves are read at, and not what came of it. */
export const keepsIntensity = ({ source }: HazardEntry, { show = "intensity" }: DamageEntry): boolean =>
  show === "intensity" && source.kind !== "events";

/** Whether damage is a share of the replacement cost, whole and once. */
function isOfReplacementCost(
  { components, deductible, cover, ground, maxDamage }: DamageEntry,
  costColumn: string | undefined,
): boolean {
  const isCost = maxDamage === undefined || (costColumn !== undefined && maxDamage === costColumn);
  return (
    components === undefined &&
    deductible === undefined &&
    cover === undefined &&
    typeof ground !== "string" &&
    isCost
  );
}

/** Whether curves are of one kind; states of fragility cannot be moved along by a constant height. */
function isPlain({ curves, entry }: ComponentModel): boolean {
  const kinds = new Set([...curves.values()].map(({ kind }) => kind));
  const isMoved = [entry.floorHeight, entry.ground].some((each) => typeof each === "number" && each !== 0);
  return kinds.size === 1 && !(kinds.has("fragility") && isMoved);
}

/** Whether an element below the least class may lose something all the same. */
function losesUnexposed(hazard: HazardEntry, damage: DamageEntry, component: ComponentModel): boolean {
  const least = leastExposing(hazard, damage);
  return least === undefined || component.mostBelow(least) > 0;
}

/** The intensity below which elements are not exposed; undefined where that does not go by the intensity. */
function leastExposing({ classes: byIntensity }: HazardEntry, { classes }: DamageEntry): number | undefined {
  // Every known damage state is a class.
  if (typeof classes === "string") return Number.NEGATIVE_INFINITY;
  if (classes !== undefined) return undefined;
  if (Array.isArray(byIntensity)) return Math.min(...byIntensity.map(({ from }) => from));
  return typeof byIntensity === "string" ? 0 : undefined;
}
