import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ExportListView } from "./ExportListView.tsx";

export default statesOf(ExportListView, {
  all: { label: "Export Risk Summary", onReport: unheard, onChooseReport: unheard, onFile: unheard },
});
