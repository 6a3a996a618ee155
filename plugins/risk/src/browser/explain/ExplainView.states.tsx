import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ExplainView } from "./ExplainView.tsx";

export default statesOf(ExplainView, {
  one: { of: ["annual-damage"], onExplain: unheard },
  many: { of: ["exposed", "not-assessed", "damage-state", "replacement-cost"], onExplain: unheard },
});
