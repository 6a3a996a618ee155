import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import type { WorstBy } from "@stopbank/contract/worst-elements";
import { hasAnnualDamage } from "../annual/annualQuestion.ts";

/** What of the worst elements the user chose to see; what is not chosen, or not there, is chosen automatically. */
export interface WorstChoice {
  readonly isOpen: boolean;
  readonly type?: string;
  /** As `entryOf` names the hazard's layer. */
  readonly hazard?: string;
  readonly by?: WorstBy;
  /** How many. */
  readonly limit: number;
}

export const fewWorst = 10;
export const noWorstChoice: WorstChoice = { isOpen: false, limit: fewWorst };

/** So many come with each "Show more". */
export const nextLimit = (limit: number, most: number): number =>
  Math.min(most, limit < 20 ? 20 : limit + 20);

/**
 * What an element layer can be ranked by under a hazard, that which says most of risk first.
 *
 * @param isCosted the client sees amounts of money.
 */
export function worstOrders(
  element: Pick<ElementLayer, "has_replacement_cost" | "damage_hazards" | "annual_damage_hazards">,
  hazard: Pick<HazardDetail, "hazard_id" | "return_period_parameters">,
  isCosted: boolean,
): readonly WorstBy[] {
  const hasDamage = element.damage_hazards?.includes(hazard.hazard_id) === true;
  return [
    ...(isCosted && hasDamage ? (["damage"] as const) : []),
    ...(isCosted && hasAnnualDamage(element, hazard) ? (["annual"] as const) : []),
    ...(isCosted && element.has_replacement_cost ? (["value"] as const) : []),
    "exposure",
  ];
}
