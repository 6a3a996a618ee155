import { useClient } from "@stopbank/plugin-api/browser";
import { MethodsReportView } from "./MethodsReportView.tsx";

/** The client's report on how risk is reckoned, where it has one. */
export default function MethodsReport() {
  return <MethodsReportView url={useClient().config.methods_report_url} />;
}
