import type { DamageChange } from "@stopbank/contract/compared-damage";
import type { LossChange } from "@stopbank/risk-engine/loss-changes";
import type { KnownSum } from "@stopbank/risk-engine/loss-sums";

/** What elements lose on either side as the wire has it. */
export function damageChangeWire({ selected, before, after, comparable }: LossChange): DamageChange {
  return {
    selected_count: selected,
    before: sideWire(before),
    after: sideWire(after),
    comparable: {
      ...comparable,
      difference: {
        min: comparable.after.min - comparable.before.min,
        value: comparable.after.value - comparable.before.value,
        max: comparable.after.max - comparable.before.max,
      },
    },
  };
}

const sideWire = ({ sum, exposed, counted, partly, never }: KnownSum): DamageChange["before"] => ({
  amount: sum,
  exposed_count: exposed,
  counted_count: counted,
  partly_assessed_count: partly,
  never_assessed_count: never,
});
