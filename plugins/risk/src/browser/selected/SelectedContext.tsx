import type { ContextualLayer } from "@stopbank/contract/layers";
import { useMapPage, usePage } from "@stopbank/map-page/context";
import { clearSelection } from "@stopbank/scene/view";
import { saidOfPlace } from "../../domain/selected/saidOfPlace.ts";
import { SelectedContextView } from "./SelectedContextView.tsx";

export interface SelectedContextProps {
  readonly layer: ContextualLayer;
  /** What the layer says about the place; empty where that is nothing. */
  readonly value: string;
}

/** A place on a contextual layer. */
export function SelectedContext({ layer, value }: SelectedContextProps) {
  const { store } = useMapPage();
  const { openDetails } = usePage();
  return (
    <SelectedContextView
      layer={layer}
      said={saidOfPlace(layer, value)}
      onClear={() => store.apply(clearSelection)}
      onDetails={() => openDetails(layer.id)}
    />
  );
}
