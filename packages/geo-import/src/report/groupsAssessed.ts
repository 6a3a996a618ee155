import type { ExposureRows } from "@stopbank/dataset/write";
import { type PeriodsTally, tallyPeriods } from "@stopbank/risk-engine/periods-assessed";
import { wholeLayer } from "@stopbank/risk-engine/select";
import type { ScenarioPlan } from "../hazards/scenarioPlan.ts";
import type { PlanGroup } from "./annualDamage.ts";

/** Which elements the scenarios of each group know, gathered as the scenarios come. */
export interface GroupsAssessed {
  /** @param needsIntensity as `tallyPeriods` has it. */
  add(type: string, elements: number, plan: ScenarioPlan, rows: ExposureRows, needsIntensity: boolean): void;
  /** How many elements are known in some scenarios of a group and not in others. */
  partly(type: string, group: PlanGroup): number;
}

export function groupsAssessed(groups: readonly PlanGroup[]): GroupsAssessed {
  const counting = groups.map((group) => ({
    group,
    counted: new Set(group.steps.map(({ scenario }) => scenario)),
    byType: new Map<string, { readonly elements: number; readonly tally: PeriodsTally }>(),
  }));
  return {
    add(type, elements, plan, rows, needsIntensity) {
      for (const { counted, byType } of counting) {
        // Of one scenario alone an element is known or is not.
        if (counted.size < 2 || !counted.has(plan)) continue;
        const known = byType.get(type) ?? { elements, tally: tallyPeriods(elements) };
        byType.set(type, known);
        known.tally.add(rows, needsIntensity);
      }
    },
    partly(type, group) {
      const of = counting.find((each) => each.group === group)?.byType.get(type);
      return of === undefined ? 0 : of.tally.count(wholeLayer(of.elements)).partly;
    },
  };
}
