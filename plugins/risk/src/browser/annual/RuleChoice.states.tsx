import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RuleChoice } from "./RuleChoice.tsx";

const events = [10, 100].map((return_period_years) => ({ return_period_years }));
const choice = { curve: events, own: "log-linear", chosen: undefined, onChoose: unheard } as const;

export default statesOf(RuleChoice, {
  "the hazard's own": choice,
  chosen: { ...choice, chosen: "trapezoid" },
  "one event": { ...choice, curve: events.slice(1), chosen: "no-tail" },
});
