import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ReportFootView } from "./ReportFootView.tsx";

export default statesOf(ReportFootView, {
  ready: { isReady: true, onReport: unheard },
  loading: { isReady: false, onReport: unheard },
});
