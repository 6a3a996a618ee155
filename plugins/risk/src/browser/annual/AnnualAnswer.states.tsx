import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { amount, annualDamage, coastalFlooding, lossAt } from "../../domain/testing/annualDamage.ts";
import { AnnualAnswer } from "./AnnualAnswer.tsx";

const given = { answer: annualDamage(), hazard: coastalFlooding, rule: undefined, onRule: unheard };
const { loss_curve: _events, expected_annual_damage: _known, ...counts } = annualDamage();
const at = (parameter_value: number, value: number) => ({
  ...counts,
  parameter_value,
  expected_annual_damage: amount(value),
  return_periods: [10, 100],
  hazard_scenarios: [],
});

export default statesOf(AnnualAnswer, {
  known: given,
  "not known": { ...given, answer: annualDamage({ expected_annual_damage: null, loss_curve: [] }) },
  "with bounds": {
    ...given,
    answer: annualDamage({
      expected_annual_damage: amount(609, 100),
      loss_curve: [lossAt(10, amount(1000, 200)), lossAt(100, amount(9000, 800))],
    }),
  },
  "a lower bound": {
    ...given,
    answer: annualDamage({ partly_assessed_count: 12, without_cost_count: 3 }),
  },
  "a set of events": { ...given, answer: annualDamage({ rule: "events", loss_curve: [] }) },
  "as the sea rises": { ...given, answer: annualDamage({ along: [at(0, 609), at(1, 2400)] }) },
});
