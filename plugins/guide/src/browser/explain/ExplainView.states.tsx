import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ExplainView } from "./ExplainView.tsx";

const shared = {
  title: "Not assessed is not safe",
  href: "/guide/fundamentals/not-assessed",
  onClose: unheard,
};

export default statesOf(
  ExplainView,
  {
    usual: { ...shared, children: <p>A study ends somewhere. What lies beyond nobody has looked at.</p> },
    "nothing there": { ...shared, href: undefined, children: <p>The guide says nothing of this.</p> },
  },
  { coversPage: true },
);
