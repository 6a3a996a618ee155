import { Button } from "@blueprintjs/core";

export interface SelectedHeadProps {
  readonly title: string;
  readonly onClear: () => void;
}

export const SelectedHead = ({ title, onClear }: SelectedHeadProps) => (
  <header>
    <h2>{title}</h2>
    <Button onClick={onClear} size="small" text="Clear selection" variant="outlined" />
  </header>
);
