import type { DamageRows, ExposureRows } from "@stopbank/dataset/write";
import { type PeriodsTally, tallyPeriods } from "@stopbank/risk-engine/periods-assessed";
import { wholeLayer } from "@stopbank/risk-engine/select";
import { inSum } from "../damage/inSum.ts";
import type { ScenarioPlan } from "../hazards/scenarioPlan.ts";
import type { PlanGroup } from "./annualDamage.ts";

/** What one scenario gave a layer. */
interface ScenarioRows {
  readonly elements: number;
  readonly rows: ExposureRows;
  /** By element, codes of `inSum`. */
  readonly inSum: Uint8Array;
  /** Where the dataset keeps its damage. */
  readonly recorded?: DamageRows | undefined;
}

/** How many elements of a type are in an expected annual damage, wholly or not, and how many are left out. */
export interface GroupLacks {
  /** Their damage is known in one of the scenarios at least. */
  readonly damageKnown: number;
  /** Known in some scenarios of the group and not in others. */
  readonly partlyAssessed: number;
  /** Missing in the sum of some, and known in none of them. */
  readonly damageUnknown: number;
}

/** Which elements the scenarios of each group know, gathered as the scenarios come. */
export interface GroupsAssessed {
  add(type: string, plan: ScenarioPlan, found: ScenarioRows): void;
  lacks(type: string, group: PlanGroup): GroupLacks;
}

interface Gathered {
  readonly elements: number;
  readonly tally: PeriodsTally;
  /** By element, the greatest code of any scenario. */
  readonly best: Uint8Array;
}

export function groupsAssessed(groups: readonly PlanGroup[]): GroupsAssessed {
  const gathering = groups.map((group) => ({
    group,
    counted: new Set(group.steps.map(({ scenario }) => scenario)),
    byType: new Map<string, Gathered>(),
  }));
  return {
    add(type, plan, { elements, rows, inSum: codes, recorded }) {
      for (const { counted, byType } of gathering) {
        if (!counted.has(plan)) continue;
        const gathered = byType.get(type) ?? {
          elements,
          tally: tallyPeriods(elements),
          best: new Uint8Array(elements),
        };
        byType.set(type, gathered);
        gathered.tally.add(rows, recorded);
        codes.forEach((code, element) => {
          gathered.best[element] = Math.max(gathered.best[element]!, code);
        });
      }
    },
    lacks(type, group) {
      const of = gathering.find((each) => each.group === group)?.byType.get(type);
      if (of === undefined) return { partlyAssessed: 0, damageKnown: 0, damageUnknown: 0 };
      return {
        partlyAssessed: of.tally.count(wholeLayer(of.elements)).partly,
        damageKnown: countOf(of.best, inSum.counted),
        damageUnknown: countOf(of.best, inSum.missing),
      };
    },
  };
}

const countOf = (codes: Uint8Array, code: number): number =>
  codes.reduce((count, each) => count + (each === code ? 1 : 0), 0);
