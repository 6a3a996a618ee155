import { Switch } from "@blueprintjs/core";

export interface TableSwitchProps {
  /** Figures of each step stand below it. */
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** Has each step's figures stand below it as a table. */
export const TableSwitch = ({ isTable, onTable }: TableSwitchProps) => (
  <Switch
    checked={isTable}
    className="stories-table-switch"
    label="Table"
    onChange={({ currentTarget }) => onTable(currentTarget.checked)}
  />
);
