import { Button } from "@blueprintjs/core";
import type { ContextualLayer } from "@stopbank/contract/layers";
import { LayerIcon } from "@stopbank/map-page/layer-icon";
import type { SaidOfPlace } from "../../domain/selected/saidOfPlace.ts";
import { SelectedHead } from "./SelectedHead.tsx";

export interface SelectedContextViewProps {
  readonly layer: Pick<ContextualLayer, "icon" | "display_name">;
  readonly said: SaidOfPlace;
  readonly onClear: () => void;
  readonly onDetails: () => void;
}

/** What a contextual layer says of a place: a title and a value, or that there is none. */
export const SelectedContextView = ({ layer, said, onClear, onDetails }: SelectedContextViewProps) => (
  <div className="risk-selected">
    <SelectedHead title="Selected Information" onClear={onClear} />
    <div className="risk-selected-name">
      <LayerIcon name={layer.icon} sizePx={20} />
      <div>
        <h3>{layer.display_name}</h3>
        {said.value !== undefined && <p className="risk-selected-value">{said.value}</p>}
      </div>
    </div>
    {said.none !== undefined && <p className="sb-muted">{said.none}</p>}
    <div>
      <Button onClick={onDetails} size="small" text="Layer Details" variant="outlined" />
    </div>
  </div>
);
