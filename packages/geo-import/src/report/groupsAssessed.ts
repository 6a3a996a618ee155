import type { DamageRows, ExposureRows } from "@stopbank/dataset/write";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { type PeriodsTally, tallyPeriods } from "@stopbank/risk-engine/periods-assessed";
import { wholeLayer } from "@stopbank/risk-engine/select";
import type { ScenarioPlan } from "../hazards/scenarioPlan.ts";
import type { PlanGroup } from "./annualDamage.ts";

/** What one scenario gave a layer. */
interface ScenarioRows {
  readonly elements: number;
  readonly rows: ExposureRows;
  /** By element; NaN where it is not known. */
  readonly damage: Float64Array;
  /** Where the dataset keeps its damage. */
  readonly recorded?: DamageRows | undefined;
}

/** How many elements of a type are not, or not wholly, in an expected annual damage. */
export interface GroupLacks {
  /** Known in some scenarios of the group and not in others. */
  readonly partlyAssessed: number;
  /** Exposed in some, their damage known in none of them. */
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
  /** By element: 0 never exposed, 1 exposed with unknown damage only, 2 with a known one. */
  readonly known: Uint8Array;
}

export function groupsAssessed(groups: readonly PlanGroup[]): GroupsAssessed {
  const gathering = groups.map((group) => ({
    group,
    counted: new Set(group.steps.map(({ scenario }) => scenario)),
    byType: new Map<string, Gathered>(),
  }));
  return {
    add(type, plan, { elements, rows, damage, recorded }) {
      for (const { counted, byType } of gathering) {
        if (!counted.has(plan)) continue;
        const gathered = byType.get(type) ?? {
          elements,
          tally: tallyPeriods(elements),
          known: new Uint8Array(elements),
        };
        byType.set(type, gathered);
        gathered.tally.add(rows, recorded);
        rows.element.forEach((element, row) => {
          if (rows.damageClass[row] !== notAssessed)
            gathered.known[element] = Math.max(
              gathered.known[element]!,
              Number.isNaN(damage[element]) ? 1 : 2,
            );
        });
      }
    },
    lacks(type, group) {
      const of = gathering.find((each) => each.group === group)?.byType.get(type);
      if (of === undefined) return { partlyAssessed: 0, damageUnknown: 0 };
      return {
        partlyAssessed: of.tally.count(wholeLayer(of.elements)).partly,
        damageUnknown: of.known.filter((each) => each === 1).length,
      };
    },
  };
}
