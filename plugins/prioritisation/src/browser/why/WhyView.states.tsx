import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { parts } from "../../domain/testing/parts.ts";
import { inTab } from "../testing/inTab.tsx";
import { WhyView } from "./WhyView.tsx";

const common = {
  area: parts.name,
  moves: "Land moves it most: with its weight from 1 to 5 the rank goes from 1 to 4.",
  riskMap: { href: "#risk", onFollow: unheard },
};

export default statesOf(
  WhyView,
  {
    whole: { ...common, parts: ready(parts) },
    "moves to come": { ...common, moves: undefined, parts: ready(parts) },
    "not assessed": {
      ...common,
      area: "Back Country",
      moves: undefined,
      parts: ready({
        ...parts,
        name: "Back Country",
        totalAreaScore: null,
        priorityIndex: null,
        relative_risk: null,
      }),
    },
    loading: { ...common, riskMap: undefined, parts: loading },
    failed: {
      ...common,
      riskMap: undefined,
      parts: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
    },
  },
  { around: inTab },
);
