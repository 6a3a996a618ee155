import { statesOf } from "@stopbank/ui/testing/states-of";
import { parts } from "../../domain/testing/parts.ts";
import { WhyOnPaperView } from "./WhyOnPaperView.tsx";

const moves = "Land moves it most: with its weight from 1 to 5 the rank goes from 1 to 4.";

export default statesOf(WhyOnPaperView, {
  usual: { parts, moves },
  "not assessed": {
    parts: { ...parts, totalAreaScore: null, priorityIndex: null, relative_risk: null },
    moves,
  },
});
