import { useClient } from "@stopbank/plugin-api/browser";

/** The client's report on how risk is reckoned, where it has one. */
export default function MethodsReport() {
  const { methods_report_url } = useClient().config;
  if (methods_report_url === null) return null;
  return (
    <footer className="map-page-panel-footer">
      <a href={methods_report_url} rel="noopener noreferrer" target="_blank">
        Methodology Report
      </a>
    </footer>
  );
}
