import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ReportFootView } from "./ReportFootView.tsx";

const shared = { hasProperty: true, isReady: true, onReport: unheard, onList: unheard };

export default statesOf(ReportFootView, {
  ready: shared,
  loading: { ...shared, isReady: false },
  "no property": { ...shared, hasProperty: false, isReady: false },
});
