import { Button } from "@blueprintjs/core";
import { DocumentIcon, ExportIcon } from "@blueprintjs/icons";
import type { ReportTemplateName } from "../../jobKinds.ts";

export interface ReportFootViewProps {
  /** All that is known of the property is there. */
  readonly isReady: boolean;
  readonly onReport: (template: ReportTemplateName) => void;
}

/** What can be taken home of a property, at the drawer's foot: nothing until it is loaded (PRO-10). */
export const ReportFootView = ({ isReady, onReport }: ReportFootViewProps) => (
  <footer className="map-page-panel-footer property-foot">
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
  </footer>
);
