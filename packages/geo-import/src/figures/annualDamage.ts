import type { Estimate } from "@stopbank/risk-engine/damage";
import { eadRules, eadWeights, weightedEstimate } from "@stopbank/risk-engine/ead";
import {
  frequencyParameters,
  type PeriodGroup,
  periodGroups,
  unnamedFrequencies,
} from "@stopbank/risk-engine/return-periods";
import type { HazardEntry } from "../description/hazards.ts";
import type {
  AnnualDamageReport,
  EventDamage,
  FrequencyNotNamed,
  ScenarioReport,
} from "../report/importReport.ts";
import type { ScenarioPlan } from "../sources/scenarioPlan.ts";
import type { GroupLacks } from "./groupsAssessed.ts";

/** A hazard's scenarios that one expected annual damage is reckoned from. */
export type PlanGroup = PeriodGroup<ScenarioPlan>;

/** The groups of a hazard's scenarios, as whoever asks the API about them has them. */
export const planGroups = ({ parameters }: HazardEntry, plans: readonly ScenarioPlan[]): PlanGroup[] =>
  unnamedFrequencies(plans, parameters).length > 0
    ? []
    : periodGroups(plans, frequencyParameters(plans, parameters));

/** Why a hazard with damage has no expected annual damage though its scenarios have return periods. */
export function frequencyNotNamed(
  { id, parameters, damage }: HazardEntry,
  plans: readonly ScenarioPlan[],
): FrequencyNotNamed[] {
  const unnamed = unnamedFrequencies(plans, parameters);
  return damage === undefined || unnamed.length === 0 ? [] : [{ hazard: id, parameters: unnamed }];
}

/**
 * Expected annual damage over all elements of each type: of a set of events, or of scenarios that have a return period
 * each, apart for every combination of their other parameters. Damage adds up over elements, so the sum's own curve
 * has the same expectation as the sum over elements.
 *
 * @param lacks what a group's sum over a type leaves out.
 */
export function annualDamage(
  { id, annualDamage: rule = "log-linear" }: HazardEntry,
  groups: readonly PlanGroup[],
  scenarios: readonly ScenarioReport[],
  events: ReadonlyMap<string, readonly EventDamage[]>,
  lacks: (type: string, group: PlanGroup) => GroupLacks,
): AnnualDamageReport[] {
  const damageOf = (type: string, tag: string): Estimate | undefined =>
    scenarios.find(({ scenario }) => scenario === tag)?.exposures.find((each) => each.type === type)?.damage;
  const exposures = scenarios[0]?.exposures ?? [];
  return exposures.flatMap(({ type, damage, damageKnown = 0, damageUnknown = 0 }): AnnualDamageReport[] => {
    if (damage === undefined) return [];
    const ofEvents = events.get(type);
    if (ofEvents !== undefined)
      return [
        {
          hazard: id,
          type,
          rule: "events",
          parameters: {},
          damage,
          damageKnown,
          damageUnknown,
          events: ofEvents,
        },
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
        ...lacks(type, group),
        ...(leftAside.length === 0 ? {} : { leftAside }),
      };
    });
  });
}

const nothing: Estimate = { min: 0, value: 0, max: 0 };
