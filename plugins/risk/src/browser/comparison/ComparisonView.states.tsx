import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { sides } from "../../domain/testing/comparisons.ts";
import { ComparisonView } from "./ComparisonView.tsx";

const answered = {
  sides,
  isAnswered: true,
  isUpdating: false,
  error: undefined,
  retry: unheard,
  onSwap: unheard,
  onStop: unheard,
  children: <p>What differs</p>,
};

export default statesOf(
  ComparisonView,
  {
    answered,
    loading: { ...answered, isAnswered: false, isUpdating: true },
    "asking again": { ...answered, isUpdating: true },
    failed: { ...answered, isAnswered: false, error: new Error("The server is busy.") },
    "of a moment ago": { ...answered, error: new Error("The server is busy.") },
    "long text": {
      ...answered,
      sides: {
        left: "1 in 100 years, 2090, middle emissions, stopbanks hold; 1 in 50 years, present climate",
        right: "1 in 500 years, 2090, high emissions, stopbanks breach; 1 in 500 years, present climate",
      },
    },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
