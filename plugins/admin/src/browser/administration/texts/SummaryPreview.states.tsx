import { statesOf } from "@stopbank/ui/testing/states-of";
import { SummaryPreview } from "./SummaryPreview.tsx";

export default statesOf(SummaryPreview, {
  none: { tabs: [] },
  many: {
    tabs: [
      { section: "What floods do", content: "A flood of **once in a hundred years** reaches the town." },
      { section: "", content: "" },
    ],
  },
});
