/** Leads to a report, without leaving the page; nothing where there is none. */
export function MethodsReportView({ url }: { readonly url: string | null }) {
  if (url === null) return null;
  return (
    <footer className="map-page-panel-footer">
      <a href={url} rel="noopener noreferrer" target="_blank">
        Methodology Report
      </a>
    </footer>
  );
}
