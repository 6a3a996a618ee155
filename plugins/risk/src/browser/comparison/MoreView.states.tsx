import { statesOf } from "@stopbank/ui/testing/states-of";
import { MoreView } from "./MoreView.tsx";

const more = { title: "By suburbs", children: <p>Ōtara: 10 more</p> };

export default statesOf(
  MoreView,
  {
    closed: more,
    open: { ...more, startsOpen: true },
    "long text": { ...more, title: "Which water pipes, mains and laterals move between classes of damage" },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
