import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { withoutAt } from "./lists.ts";

export const noSettings: Prioritisation = { layers: [], value_sets: [], scenarios: [], assessments: [] };

/** The first of `set-1`, `set-2` and so on that is not taken. What people read is a name; an id stays when that changes. */
export function freeId(prefix: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) if (!taken.includes(`${prefix}-${n}`)) return `${prefix}-${n}`;
}

/** Without a value set, in the weights of assessments too. */
export function withoutValueSet(settings: Prioritisation, at: number): Prioritisation {
  const id = settings.value_sets[at]?.value_set_id ?? "";
  return {
    ...settings,
    value_sets: withoutAt(settings.value_sets, at),
    assessments: settings.assessments.map((each) => {
      const { [id]: _, ...value_set_weights } = each.value_set_weights;
      return { ...each, value_set_weights };
    }),
  };
}

/** Without a scenario, in assessments too. */
export function withoutScenario(settings: Prioritisation, at: number): Prioritisation {
  const id = settings.scenarios[at]?.scenario_id;
  return {
    ...settings,
    scenarios: withoutAt(settings.scenarios, at),
    assessments: settings.assessments.map((each) => ({
      ...each,
      scenario_ids: each.scenario_ids.filter((scenario) => scenario !== id),
    })),
  };
}

/** With one assessment as the default, and no other. */
export const withDefault = (settings: Prioritisation, at: number, isDefault: boolean): Prioritisation => ({
  ...settings,
  assessments: settings.assessments.map((each, place) => ({
    ...each,
    is_default: place === at ? isDefault : each.is_default && !isDefault,
  })),
});
