import { Button } from "@blueprintjs/core";
import { ExportIcon } from "@blueprintjs/icons";

export interface SelectedFootViewProps {
  readonly onReport: () => void;
}

/** What stays below a selected element: what can be taken home of it. */
export function SelectedFootView({ onReport }: SelectedFootViewProps) {
  return (
    <footer className="map-page-panel-footer risk-foot">
      <Button icon={<ExportIcon />} onClick={onReport} text="Download Element Report" />
    </footer>
  );
}
