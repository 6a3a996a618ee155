import { Menu, MenuDivider, MenuItem } from "@blueprintjs/core";
import { DocumentIcon, GeosearchIcon, ThIcon } from "@blueprintjs/icons";
import type { ReactElement } from "react";
import { type ExportFormat, formatLabels } from "../../domain/exports/exportFormats.ts";

export interface ExportListViewProps {
  readonly label: string;
  readonly onReport: () => void;
  readonly onFile: (format: ExportFormat) => void;
}

/** What can be taken home of a map: a report, or its numbers. */
export function ExportListView({ label, onReport, onFile }: ExportListViewProps) {
  const file = (format: ExportFormat, icon: ReactElement) => (
    <MenuItem icon={icon} key={format} onClick={() => onFile(format)} text={formatLabels[format]} />
  );
  return (
    <Menu aria-label={label}>
      <MenuItem icon={<DocumentIcon />} onClick={onReport} text="Report (PDF)" />
      {file("xlsx", <ThIcon />)}
      {file("geojson", <GeosearchIcon />)}
      <MenuDivider title="More formats" />
      {file("csv", <ThIcon />)}
      {file("gpkg", <GeosearchIcon />)}
      {file("fgb", <GeosearchIcon />)}
    </Menu>
  );
}
