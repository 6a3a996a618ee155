import { statesOf } from "@stopbank/ui/testing/states-of";
import screen from "../../browser/annual/DamageTogetherView.states.tsx";
import { damageTogether } from "../../domain/testing/annualDamage.ts";
import { CostTogetherView } from "./CostTogetherView.tsx";

const { nameOf, elements } = screen.states.answered;
const answered = { nameOf, elements, answer: damageTogether() };

export default statesOf(CostTogetherView, {
  answered,
  "not known": { ...answered, answer: damageTogether({ damage: null }) },
  "a lower bound": { ...answered, answer: damageTogether({ partly_assessed_count: 12 }) },
  "long text": { ...answered, nameOf: screen.states["long text"].nameOf },
});
