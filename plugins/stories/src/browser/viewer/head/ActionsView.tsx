import { Button, Switch } from "@blueprintjs/core";
import { PresentationIcon, PrintIcon } from "@blueprintjs/icons";

export interface ActionsViewProps {
  /** Figures of each step stand below it. */
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly onPresent: () => void;
  readonly onPrint: () => void;
}

/** What else can be done with a story that is open. */
export const ActionsView = ({ isTable, onTable, onPresent, onPrint }: ActionsViewProps) => (
  <>
    <Switch
      checked={isTable}
      className="stories-table-switch"
      label="Table"
      onChange={({ currentTarget }) => onTable(currentTarget.checked)}
    />
    <Button aria-label="Present story" icon={<PresentationIcon />} onClick={onPresent} variant="minimal" />
    <Button aria-label="Print story to PDF" icon={<PrintIcon />} onClick={onPrint} variant="minimal" />
  </>
);
