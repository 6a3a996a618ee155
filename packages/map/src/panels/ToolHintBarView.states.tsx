import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { ToolHintBarView } from "./ToolHintBarView.tsx";

const bar = { hint: { text: "Press where the area begins." }, onStartOver: unheard, onEnd: unheard };

export default statesOf(
  ToolHintBarView,
  {
    begun: bar,
    "under way": { ...bar, hint: { text: "Press the first corner to close the area.", canStartOver: true } },
    problem: { ...bar, hint: { text: "The sides cross.", isProblem: true, canStartOver: true } },
    "ends in words of its own": { ...bar, hint: { text: "Press regions.", endLabel: "Close" } },
    "long text": {
      ...bar,
      hint: { text: "Press where the area begins, and then each of its corners. ".repeat(3) },
    },
  },
  { around: inMap },
);
