import { statesOf } from "@stopbank/ui/testing/states-of";
import { MethodsReportView } from "./MethodsReportView.tsx";

export default statesOf(MethodsReportView, {
  report: { url: "https://larkhaven.example/methods.pdf" },
  none: { url: null },
});
