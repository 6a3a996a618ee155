import { forEachElement, type Selection } from "../columns/selection.ts";
import type { CostColumns } from "../totals/tally.ts";

type Bounds = Required<CostColumns>;
const bounds = ["min", "value", "max"] as const;

/** What one of several hazards costs each element, and what it could at most. */
export interface HazardLoss {
  /** 0 where an element is not exposed, NaN where its damage is not known. */
  readonly damage: Bounds;
  /**
   * What the hazard puts at stake: the replacement cost, or whatever else its damage is a share of. NaN where it is not
   * known; a damage beyond it is itself what was at stake.
   */
  readonly atStake: CostColumns;
}

/**
 * What several hazards in one event cost each element: each damages what the others have left. A hazard takes the same
 * share of everything it puts at stake, and of two amounts at stake the lesser is part of the greater (a house, and the
 * house with its contents). So with amounts S1 >= S2 >= ... and shares r = damage / S the element loses the sum over i of
 * (Si - Si+1) (1 - (1 - r1) ... (1 - ri)), which is S (1 - (1 - r1)(1 - r2)...) where all amounts are the same.
 *
 * No less than the worst of them, no more than their sum, never more than the greatest amount at stake, the same in
 * whatever order they come, and one hazard alone is itself.
 *
 * @param losses by hazard; bounds of a damage are shares of the same bound of what is at stake.
 * @param part of the elements, for whoever takes them one after the other.
 * @param together which their damages are written into: NaN for an element whose damage by any of the hazards is not known,
 * or that two of them damage where what one puts at stake is not known.
 */
export const damageTogether: Together = (losses, part, together) =>
  eachBound(losses, part, together, inOneEvent);

/**
 * Expected annual damage of several hazards that come independently of each other: the sum of theirs, element by
 * element no more than the greatest amount that one of them puts at stake, and no less than the worst of them, which may
 * be more than that where an event comes several times a year.
 * @param losses as {@link damageTogether} has them, a year.
 */
export const annualDamageTogether: Together = (losses, part, together) =>
  eachBound(losses, part, together, byTheYear);

/** How damages by several hazards become one. */
export type Together = (losses: readonly HazardLoss[], part: Selection, together: Bounds) => void;

/** What one hazard does to one element. */
interface Loss {
  readonly damage: number;
  readonly atStake: number;
}

/** @param losses those above 0, two or more. */
function inOneEvent(losses: Loss[]): number {
  // Of the same amounts the greater damage comes first, so that no order changes even the last digit.
  losses.sort((a, b) => b.atStake - a.atStake || b.damage - a.damage);
  let worst = 0;
  let lost = 0;
  let shareLost = 0;
  for (let i = 0; i < losses.length; i++) {
    const { damage, atStake } = losses[i]!;
    if (Number.isNaN(atStake)) return Number.NaN;
    shareLost += (damage / atStake) * (1 - shareLost);
    lost += (atStake - (losses[i + 1]?.atStake ?? 0)) * shareLost;
    worst = Math.max(worst, damage);
  }
  return Math.max(worst, lost);
}

function byTheYear(losses: Loss[]): number {
  let [sum, most] = [0, 0];
  for (const { damage, atStake } of losses) {
    sum += damage;
    // What is not known caps nothing.
    most = Math.max(most, Number.isNaN(atStake) ? Number.POSITIVE_INFINITY : atStake);
  }
  return Math.min(sum, most);
}

function eachBound(
  losses: readonly HazardLoss[],
  part: Selection,
  together: Bounds,
  combine: (losses: Loss[]) => number,
): void {
  for (const bound of bounds) {
    const to = together[bound];
    const of = losses.map(({ damage, atStake }) => ({
      damage: damage[bound],
      atStake,
      most: atStake[bound],
    }));
    forEachElement(part, (element) => {
      let [sum, several] = [0, 0];
      for (const { damage } of of) {
        const lost = damage[element]!;
        // Adding is what keeps NaN.
        sum += lost;
        if (lost !== 0) several++;
      }
      to[element] = several < 2 || Number.isNaN(sum) ? sum : combine(lossesOf(element));
    });

    function lossesOf(element: number): Loss[] {
      const found: Loss[] = [];
      for (const { damage, atStake, most } of of) {
        const lost = damage[element]!;
        if (lost === 0) continue;
        const limit = most?.[element];
        // As damage has it: a bound that is not given is the value itself.
        const stake = limit === undefined || Number.isNaN(limit) ? atStake.value[element]! : limit;
        found.push({ damage: lost, atStake: Math.max(lost, stake) });
      }
      return found;
    }
  }
}
