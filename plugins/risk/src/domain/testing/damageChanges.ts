import type { ComparedDamage, DamageChange } from "@stopbank/contract/compared-damage";

const amount = (value: number) => ({ min: value * 0.5, value, max: value * 1.5 });
const side = (value: number): DamageChange["before"] => ({
  amount: amount(value),
  exposed_count: 30,
  counted_count: 30,
  partly_assessed_count: 0,
  never_assessed_count: 0,
});

/** A breach costs $2 M more than the $3 M that the flood costs while the stopbanks hold. */
export const breachDamage: DamageChange = {
  selected_count: 100,
  before: side(3_000_000),
  after: { ...side(5_000_000), exposed_count: 50, counted_count: 48, never_assessed_count: 10 },
  comparable: {
    count: 88,
    before: amount(3_000_000),
    after: amount(5_000_000),
    difference: amount(2_000_000),
  },
};

/** The answer about it. */
export const breachAnswer: Pick<ComparedDamage, "damage" | "money" | "sentence"> = {
  money: { currency: "NZD" },
  damage: breachDamage,
  sentence:
    "Buildings: $5 M of damage by river flooding, stopbanks breach, $2 M more than the $3 M by river flooding, stopbanks hold; of 12 the damage is not known on both sides, and they are left out.",
};
