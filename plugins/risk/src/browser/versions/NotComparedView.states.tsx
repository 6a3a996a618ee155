import { statesOf } from "@stopbank/ui/testing/states-of";
import { NotComparedView } from "./NotComparedView.tsx";

export default statesOf(
  NotComparedView,
  {
    "no layer": {
      name: "Roads",
      sentence: "Roads: not compared, since the version before has no such layer.",
    },
    "long text": {
      name: "Bridges and culverts on roads that the district council looks after",
      sentence:
        "Bridges and culverts on roads that the district council looks after: not compared, since the version before does not have every scenario that is shown.",
    },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
