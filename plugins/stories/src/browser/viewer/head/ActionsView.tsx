import { Button } from "@blueprintjs/core";
import { PresentationIcon, PrintIcon } from "@blueprintjs/icons";
import { TableSwitch, type TableSwitchProps } from "./TableSwitch.tsx";

export interface ActionsViewProps extends TableSwitchProps {
  readonly onPresent: () => void;
  readonly onPrint: () => void;
}

/** What else can be done with a story that is open. */
export const ActionsView = ({ isTable, onTable, onPresent, onPrint }: ActionsViewProps) => (
  <>
    <TableSwitch isTable={isTable} onTable={onTable} />
    <Button aria-label="Present story" icon={<PresentationIcon />} onClick={onPresent} variant="minimal" />
    <Button aria-label="Print story to PDF" icon={<PrintIcon />} onClick={onPrint} variant="minimal" />
  </>
);
