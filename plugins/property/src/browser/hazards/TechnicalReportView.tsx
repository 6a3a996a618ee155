import type { TechnicalReport } from "@stopbank/contract/property";
import { Markdown } from "@stopbank/map-page/text";
import { TabSet } from "@stopbank/ui/tabs";
import { reportAddress } from "../../domain/reportAddress.ts";

export type ReportTab = "details" | "summary";

export interface TechnicalReportViewProps {
  readonly report: Omit<TechnicalReport, "scenarios">;
  readonly tab: ReportTab;
  readonly onTab: (tab: ReportTab) => void;
}

/** What a technical report says of itself, and its summary (PRO-09). */
export function TechnicalReportView({ report, tab, onTab }: TechnicalReportViewProps) {
  const { date, scope, prepared_by, commissioned_by, purpose, url, summary } = report;
  const address = reportAddress(url);
  const facts = [
    ["Date", date],
    ["Scope", scope],
    ["Prepared by", prepared_by],
    ["Commissioned by", commissioned_by],
    ["Purpose", purpose],
  ] as const;
  return (
    <TabSet
      id="technical-report"
      chosen={tab}
      onChoose={onTab}
      tabs={[
        {
          id: "details",
          title: "Details",
          panel: (
            <dl className="property-report-facts">
              {facts.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text || "–"}</dd>
                </div>
              ))}
              <div>
                <dt>Where to read it</dt>
                <dd>
                  {address === undefined ? (
                    url || "Not available online"
                  ) : (
                    <a href={address} rel="noreferrer" target="_blank">
                      Access the report
                    </a>
                  )}
                </dd>
              </div>
            </dl>
          ),
        },
        {
          id: "summary",
          title: "Summary",
          panel:
            summary === "" ? <p className="sb-muted">There is no summary.</p> : <Markdown text={summary} />,
        },
      ]}
    />
  );
}
