import { statesOf } from "@stopbank/ui/testing/states-of";
import { sides } from "../../domain/testing/comparisons.ts";
import { breachAnswer, breachDamage } from "../../domain/testing/damageChanges.ts";
import { DamageChangesView } from "./DamageChangesView.tsx";

const answered = {
  answer: breachAnswer,
  isUpdating: false,
  error: undefined,
  retry: () => undefined,
  sides,
};
const comparable = { ...breachDamage.comparable, count: 0 };

export default statesOf(
  DamageChangesView,
  {
    answered,
    updating: { ...answered, isUpdating: true },
    "not known": {
      ...answered,
      answer: {
        ...breachAnswer,
        damage: null,
        sentence:
          "Buildings: damage is not compared, since no damage curve is given for earthquake (Magnitude 7).",
      },
    },
    "nothing known on both sides": {
      ...answered,
      answer: {
        ...breachAnswer,
        damage: { ...breachDamage, comparable },
        sentence: "Buildings: the damage of none is known on both sides.",
      },
    },
    loading: { ...answered, answer: undefined, isUpdating: true },
    failed: { ...answered, answer: undefined, error: new Error("no") },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
