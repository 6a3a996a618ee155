import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SummaryForm } from "./SummaryForm.tsx";

export default statesOf(SummaryForm, {
  empty: { tabs: [], onChange: unheard },
  many: {
    tabs: [
      { section: "What floods do", content: "A flood of **once in a hundred years** reaches the town." },
      { section: "What is being done", content: "The stopbank is raised." },
    ],
    onChange: unheard,
  },
  begun: { tabs: [{ section: "", content: "" }], onChange: unheard },
});
