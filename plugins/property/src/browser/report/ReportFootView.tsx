import { Button } from "@blueprintjs/core";
import { DocumentIcon, ExportIcon, ThListIcon } from "@blueprintjs/icons";
import { useRef } from "react";
import type { ReportTemplateName } from "../../jobKinds.ts";

export interface ReportFootViewProps {
  /** A property is looked at. */
  readonly hasProperty: boolean;
  /** All that is known of it is there. */
  readonly isReady: boolean;
  readonly onReport: (template: ReportTemplateName) => void;
  /** A table in CSV that names properties. */
  readonly onList: (file: File) => void;
}

/** What can be taken home, at the drawer's foot: of a property nothing until it is loaded (PRO-10), and of a list of them at any time. */
export function ReportFootView({ hasProperty, isReady, onReport, onList }: ReportFootViewProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <footer className="map-page-panel-footer property-foot">
      {hasProperty && (
        <>
          <Button
            disabled={!isReady}
            icon={<ExportIcon />}
            intent="primary"
            onClick={() => onReport("natural-hazard-report")}
            text="Export report (PDF)"
          />
          <Button
            disabled={!isReady}
            icon={<DocumentIcon />}
            onClick={() => onReport("memorandum-section")}
            text="Draft memorandum section"
            title="The natural hazard section of a land information memorandum, for the council's officer to complete: as PDF and as data (JSON)"
            variant="outlined"
          />
        </>
      )}
      <Button
        icon={<ThListIcon />}
        onClick={() => input.current?.click()}
        text="Check a list (CSV)"
        title="A table of up to 10,000 addresses or IDs in, the status of each hazard at each of them out: as CSV and as a workbook"
        variant="minimal"
      />
      <input
        ref={input}
        accept=".csv,.txt,text/csv"
        aria-label="A table of properties in CSV"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = "";
          if (file !== undefined) onList(file);
        }}
        type="file"
      />
    </footer>
  );
}
