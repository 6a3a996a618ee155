import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ProblemView } from "./ProblemView.tsx";

export default statesOf(ProblemView, {
  failed: {
    title: "An unexpected error has occurred",
    words: "The server is out of reach.",
    onRetry: unheard,
    onFeedback: unheard,
  },
  "no such page": {
    title: "Error",
    words: "The guide has no page at this address. It may have moved.",
    onFeedback: unheard,
  },
});
