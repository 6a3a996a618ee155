import { Button } from "@blueprintjs/core";
import { useMapPage } from "@stopbank/map-page/context";
import { clearSelection } from "@stopbank/scene/view";

export function SelectedHead({ title }: { readonly title: string }) {
  const { store } = useMapPage();
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
