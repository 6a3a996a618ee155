import type { Estimate } from "@stopbank/risk-engine/damage";
import { eadRules, eadWeights, weightedEstimate } from "@stopbank/risk-engine/ead";
import { frequencyParameters, type PeriodGroup, periodGroups } from "@stopbank/risk-engine/return-periods";
import type { HazardEntry } from "../description/hazards.ts";
import type { ScenarioPlan } from "../hazards/scenarioPlan.ts";
import type { AnnualDamageReport, EventDamage, ScenarioReport } from "./importReport.ts";

/** A hazard's scenarios that one expected annual damage is reckoned from. */
export type PlanGroup = PeriodGroup<ScenarioPlan>;

/** The groups of a hazard's scenarios, as whoever asks the API about them has them. */
export const planGroups = ({ parameters }: HazardEntry, plans: readonly ScenarioPlan[]): PlanGroup[] =>
  periodGroups(plans, frequencyParameters(plans, parameters));

/**
 * Expected annual damage over all elements of each type: of a set of events, or of scenarios that have a return period
 * each, apart for every combination of their other parameters. Damage adds up over elements, so the sum's own curve
 * has the same expectation as the sum over elements.
 *
 * @param partlyAssessed how many elements of a type a group's scenarios assessed in part.
 */
export function annualDamage(
  { id, annualDamage: rule = "log-linear" }: HazardEntry,
  groups: readonly PlanGroup[],
  scenarios: readonly ScenarioReport[],
  events: ReadonlyMap<string, readonly EventDamage[]>,
  partlyAssessed: (type: string, group: PlanGroup) => number,
): AnnualDamageReport[] {
  const damageOf = (type: string, tag?: string): Estimate | undefined =>
    (tag === undefined ? scenarios[0] : scenarios.find(({ scenario }) => scenario === tag))?.exposures.find(
      (each) => each.type === type,
    )?.damage;
  const types =
    scenarios[0]?.exposures.flatMap(({ type, damage }) => (damage === undefined ? [] : [type])) ?? [];
  return types.flatMap((type): AnnualDamageReport[] => {
    const ofEvents = events.get(type);
    if (ofEvents !== undefined)
      return [
        { hazard: id, type, rule: "events", parameters: {}, damage: damageOf(type)!, events: ofEvents },
      ];
    return groups.map((group) => {
      const { parameters, steps } = group;
      const returnPeriods = steps.map(({ years }) => years);
      const leftAside = steps.flatMap((step) => step.leftAside.map(({ tag }) => tag));
      return {
        hazard: id,
        type,
        rule,
        parameters,
        returnPeriods,
        damage: weightedEstimate(
          steps.map(({ scenario: { tag } }) => damageOf(type, tag) ?? nothing),
          eadWeights(returnPeriods, eadRules[rule]),
        ),
        partlyAssessed: partlyAssessed(type, group),
        ...(leftAside.length === 0 ? {} : { leftAside }),
      };
    });
  });
}

const nothing: Estimate = { min: 0, value: 0, max: 0 };
