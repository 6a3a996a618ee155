import { Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { CogIcon, DocumentIcon, GeosearchIcon, ThIcon } from "@blueprintjs/icons";
import type { ReactElement } from "react";
import { type ExportFormat, formatLabels } from "../../domain/exports/exportFormats.ts";

export interface ExportListViewProps {
  readonly label: string;
  readonly onReport: () => void;
  /** To choose how the report is made, or to schedule it. */
  readonly onChooseReport: () => void;
  readonly onFile: (format: ExportFormat) => void;
}

/** What can be taken home of a map: a report, or its numbers. */
export function ExportListView({ label, onReport, onChooseReport, onFile }: ExportListViewProps) {
  const file = (format: ExportFormat, icon: ReactElement) => (
    <MenuItem icon={icon} key={format} onClick={() => onFile(format)} text={formatLabels[format]} />
  );
  return (
    <Menu aria-label={label}>
      <MenuItem icon={<DocumentIcon />} onClick={onReport} text="Report (PDF)" />
      {file("xlsx", <ThIcon />)}
      {file("geojson", <GeosearchIcon />)}
      <MenuItem icon={<CogIcon />} onClick={onChooseReport} text="Choose or schedule a report…" />
      <MenuDivider title="More formats" />
      {file("csv", <ThIcon />)}
      {file("gpkg", <GeosearchIcon />)}
      {file("fgb", <GeosearchIcon />)}
    </Menu>
  );
}
