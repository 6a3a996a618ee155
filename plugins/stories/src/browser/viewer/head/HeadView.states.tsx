import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { HeadView } from "./HeadView.tsx";

export default statesOf(HeadView, {
  list: {},
  story: { title: "A flood of the Awatōrea", onClose: unheard },
  "long text": {
    title: "What the great flood of the Awatōrea would do to Larkhaven, its roads, its pipes and its people",
    onClose: unheard,
  },
});
