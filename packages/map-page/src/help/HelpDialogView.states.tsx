import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { HelpDialogView } from "./HelpDialogView.tsx";

const shared = { isOpen: true, onClose: unheard };
const body = "Each building **once**, with what it is made of and what it costs to build anew.";

export default statesOf(
  HelpDialogView,
  {
    closed: { ...shared, isOpen: false, help: loading },
    loading: { ...shared, help: loading },
    failed: {
      ...shared,
      help: { state: "failed", error: new Error("The network is gone."), retry: unheard },
    },
    said: { ...shared, help: ready({ title: "Buildings", body }) },
    "long text": {
      ...shared,
      help: ready({
        title: "Buildings of the district that people live in, with those beside them",
        body: `${body}\n\n`.repeat(30),
      }),
    },
  },
  { coversPage: true },
);
