import type { Estimate } from "@stopbank/risk-engine/damage";
import { type EadRule, eadWeights } from "@stopbank/risk-engine/ead";
import type { HazardEntry } from "../description/hazards.ts";
import type { ScenarioPlan } from "../hazards/scenarioPlan.ts";
import type { AnnualDamageReport, EventDamage, ScenarioReport } from "./importReport.ts";

const rules: Readonly<Record<NonNullable<HazardEntry["annualDamage"]>, EadRule>> = {
  "log-linear": { between: "log-linear", tail: true },
  trapezoid: { between: "trapezoid", tail: true },
  "no-tail": { between: "log-linear", tail: false },
};

/**
 * Expected annual damage over all elements of each type: of a set of events, or of scenarios that have a return period
 * each, apart for every combination of their other parameters. Damage adds up over elements, so the sum's own curve
 * has the same expectation as the sum over elements.
 */
export function annualDamage(
  { id, annualDamage: rule = "log-linear" }: HazardEntry,
  plans: readonly ScenarioPlan[],
  scenarios: readonly ScenarioReport[],
  events: ReadonlyMap<string, readonly EventDamage[]>,
): AnnualDamageReport[] {
  const damageOf = (type: string, scenario: number): Estimate | undefined =>
    scenarios[scenario]?.exposures.find((each) => each.type === type)?.damage;
  const types =
    scenarios[0]?.exposures.flatMap(({ type, damage }) => (damage === undefined ? [] : [type])) ?? [];
  const groups = groupsOf(plans);
  return types.flatMap((type): AnnualDamageReport[] => {
    const ofEvents = events.get(type);
    if (ofEvents !== undefined)
      return [
        { hazard: id, type, rule: "events", parameters: {}, damage: damageOf(type, 0)!, events: ofEvents },
      ];
    return groups.map(({ parameters, members }) => {
      const weights = eadWeights(
        members.map(({ years }) => years),
        rules[rule],
      );
      const sum = (bound: keyof Estimate) =>
        members.reduce((total, { plan }, i) => total + weights[i]! * (damageOf(type, plan)?.[bound] ?? 0), 0);
      return {
        hazard: id,
        type,
        rule,
        parameters,
        damage: { min: sum("min"), value: sum("value"), max: sum("max") },
      };
    });
  });
}

interface Group {
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly members: { readonly plan: number; readonly years: number }[];
}

/** Scenarios that differ in their return period alone; none where one has no period or two have the same. */
function groupsOf(plans: readonly ScenarioPlan[]): Group[] {
  const groups = new Map<string, Group>();
  const period = Object.keys(plans[0]?.parameters ?? {}).find((key) =>
    plans.every(({ parameters, returnPeriodYears }) => Number(parameters[key]) === returnPeriodYears),
  );
  for (const [plan, { parameters, returnPeriodYears: years }] of plans.entries()) {
    if (years === undefined) return [];
    const others = Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== period));
    const key = JSON.stringify(others);
    const group = groups.get(key) ?? { parameters: others, members: [] };
    groups.set(key, group);
    group.members.push({ plan, years });
  }
  const all = [...groups.values()];
  for (const { members } of all) members.sort((a, b) => a.years - b.years);
  const isAmbiguous = all.some(
    ({ members }) => new Set(members.map(({ years }) => years)).size < members.length,
  );
  return isAmbiguous ? [] : all;
}
