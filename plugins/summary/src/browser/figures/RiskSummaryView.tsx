import { Button } from "@blueprintjs/core";
import { DownloadIcon } from "@blueprintjs/icons";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded } from "@stopbank/ui/states";
import type { ReactElement, ReactNode } from "react";

export interface RiskSummaryViewProps {
  readonly controls: ReactNode;
  /** Of what is chosen; undefined while nothing is. */
  readonly figures: Loadable<SummaryFigures> | undefined;
  /** Scenarios that a link names and the data does not have. */
  readonly missingScenarios: number;
  /** Saves what is shown as a file; undefined while there are no figures, or they are of what was chosen before. */
  readonly onDownload: ((format: "csv" | "xlsx") => void) | undefined;
  readonly onCancel: () => void;
}

export interface SummaryFigures {
  /** The grid or the table; undefined where nothing of what is chosen was assessed. */
  readonly table: ReactElement | undefined;
  readonly notes: readonly string[];
  /** Where the figures come from. */
  readonly source: string;
}

/** 'Summary of Asset Risk to Regions': what to sum up, the figures, and what has to be known to read them. */
export function RiskSummaryView(props: RiskSummaryViewProps) {
  const { controls, figures, missingScenarios, onDownload, onCancel } = props;
  return (
    <section className="summary-risk" aria-labelledby="summary-risk-title">
      <div className="summary-head">
        <h2 id="summary-risk-title">Summary of Asset Risk to Regions</h2>
        {onDownload !== undefined && (
          <div className="summary-downloads">
            <Button icon={<DownloadIcon />} onClick={() => onDownload("csv")} text="Download CSV" />
            <Button icon={<DownloadIcon />} onClick={() => onDownload("xlsx")} text="Download XLSX" />
          </div>
        )}
      </div>
      {controls}
      {missingScenarios > 0 && (
        <p className="summary-missing" role="status">
          {missingScenarios === 1
            ? "A scenario in this link is no longer in the data, and is left out."
            : `${missingScenarios} scenarios in this link are no longer in the data, and are left out.`}
        </p>
      )}
      {figures === undefined ? (
        <Empty>Choose hazard scenarios above to view risk to all elements</Empty>
      ) : (
        <Loaded of={figures} label="Summing up" onCancel={onCancel} what="The summary could not be loaded">
          {({ table, notes, source }) => (
            <>
              {table ?? <Empty>None of these elements was assessed for what is chosen.</Empty>}
              <ul className="summary-notes">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
                <li>{source}</li>
              </ul>
            </>
          )}
        </Loaded>
      )}
    </section>
  );
}
