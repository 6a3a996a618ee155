import type { ExposureRows } from "@stopbank/dataset/write";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { damageStates } from "@stopbank/risk-engine/damage-states";
import { type KnownDamageTally, tallyKnownDamage } from "@stopbank/risk-engine/known-damage";
import { wholeLayer } from "@stopbank/risk-engine/select";
import { inSum } from "../damage/inSum.ts";
import type { ScenarioPlan } from "../sources/scenarioPlan.ts";
import type { PlanGroup } from "./annualDamage.ts";

/** What one scenario gave a layer. */
interface ScenarioRows {
  readonly elements: number;
  readonly rows: ExposureRows;
  /** By element, codes of `inSum`. */
  readonly inSum: Uint8Array;
}

/** How many elements of a type are in an expected annual damage, wholly or not, and how many are left out. */
export interface GroupLacks {
  /** Their damage is known in one of the scenarios at least. */
  readonly damageKnown: number;
  /** In the sum, and known in some scenarios of the group only. */
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
  readonly tally: KnownDamageTally;
}

export function groupsAssessed(groups: readonly PlanGroup[]): GroupsAssessed {
  const gathering = groups.map((group) => ({
    group,
    counted: new Set(group.steps.map(({ scenario }) => scenario)),
    byType: new Map<string, Gathered>(),
  }));
  return {
    add(type, plan, found) {
      const { elements } = found;
      const states = statesOf(found);
      for (const { counted, byType } of gathering) {
        if (!counted.has(plan)) continue;
        const gathered = byType.get(type) ?? { elements, tally: tallyKnownDamage(elements) };
        byType.set(type, gathered);
        gathered.tally.add(states, wholeLayer(elements));
      }
    },
    lacks(type, group) {
      const of = gathering.find((each) => each.group === group)?.byType.get(type);
      if (of === undefined) return { partlyAssessed: 0, damageKnown: 0, damageUnknown: 0 };
      const { partly, exposed, counted } = of.tally.count(wholeLayer(of.elements));
      return { partlyAssessed: partly, damageKnown: counted, damageUnknown: exposed - counted };
    },
  };
}

/** Those of which something is known below the least class count as well here. */
function statesOf({ rows, inSum: codes }: ScenarioRows): Uint8Array {
  const states = codes.map((code) => stateOf[code]!);
  rows.element.forEach((element, row) => {
    if (rows.damageClass[row] === notAssessed) states[element] = damageStates.notAssessed;
  });
  return states;
}

/** By code of `inSum`; which lack it is, the report does not say. */
const stateOf = {
  [inSum.nothing]: damageStates.nothing,
  [inSum.missing]: damageStates.withoutIntensity,
  [inSum.counted]: damageStates.counted,
} as Readonly<Record<number, number>>;
