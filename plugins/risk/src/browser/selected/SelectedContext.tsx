import { Button } from "@blueprintjs/core";
import type { ContextualLayer } from "@stopbank/contract/layers";
import { usePage } from "@stopbank/map-page/context";
import { LayerIcon } from "@stopbank/map-page/layer-icon";
import { saidOfPlace } from "../../domain/selected/saidOfPlace.ts";
import { SelectedHead } from "./SelectedHead.tsx";

export interface SelectedContextProps {
  readonly layer: ContextualLayer;
  /** What the layer says about the place; empty where that is nothing. */
  readonly value: string;
}

/** A place on a contextual layer: a title and a value, or that there is none. */
export function SelectedContext({ layer, value }: SelectedContextProps) {
  const { openDetails } = usePage();
  const said = saidOfPlace(layer, value);
  return (
    <div className="risk-selected">
      <SelectedHead title="Selected Information" />
      <div className="risk-selected-name">
        <LayerIcon name={layer.icon} sizePx={20} />
        <div>
          <h3>{layer.display_name}</h3>
          {said.value !== undefined && <p className="risk-selected-value">{said.value}</p>}
        </div>
      </div>
      {said.none !== undefined && <p className="sb-muted">{said.none}</p>}
      <div>
        <Button onClick={() => openDetails(layer.id)} size="small" text="Layer details" variant="outlined" />
      </div>
    </div>
  );
}
