import type { ReactNode } from "react";

export interface SummaryFootViewProps {
  /** Of the client's report on how risk is reckoned, where it has one. */
  readonly methodsUrl: string | null;
  /** What can be exported; `false` where there is nothing to. */
  readonly children?: ReactNode;
}

/** What stays below the summary. Nothing where there is neither a report on methods nor anything to export. */
export function SummaryFootView({ methodsUrl, children = false }: SummaryFootViewProps) {
  if (methodsUrl === null && children === false) return null;
  return (
    <footer className="map-page-panel-footer risk-foot">
      {methodsUrl !== null && (
        <a className="risk-methods-report" href={methodsUrl} rel="noopener noreferrer" target="_blank">
          Methodology Report
        </a>
      )}
      {children}
    </footer>
  );
}
