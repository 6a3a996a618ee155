import { statesOf } from "@stopbank/ui/testing/states-of";
import { RiskMark } from "./RiskMark.tsx";

export default statesOf(RiskMark, {
  "very high": { risk: "Very high" },
  high: { risk: "High" },
  moderate: { risk: "Moderate" },
  low: { risk: "Low" },
  "very low": { risk: "Very low" },
  "not assessed": { risk: undefined },
});
