import { Button } from "@blueprintjs/core";
import { clearSelection } from "@stopbank/scene/view";
import { useRisk } from "../riskContext.ts";

export function SelectedHead({ title }: { readonly title: string }) {
  const { store } = useRisk();
  return (
    <header>
      <h2>{title}</h2>
      <Button
        onClick={() => store.apply(clearSelection)}
        size="small"
        text="Clear selection"
        variant="outlined"
      />
    </header>
  );
}
