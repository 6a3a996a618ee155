import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MethodsView } from "./MethodsView.tsx";

const section = "## River flooding\n\nFlows follow a **Gumbel** growth curve.\n\n- Depth is in metres.\n";

export default statesOf(MethodsView, {
  loading: { report: loading },
  failed: { report: { state: "failed", error: new Error("The server is out of reach."), retry: unheard } },
  report: { report: ready({ title: "How the figures came about", body: section }) },
  "long text": {
    report: ready({ title: "How the figures of the whole district came about", body: section.repeat(12) }),
  },
});
