import type { ElementExposure, IdentifyingInformation } from "@stopbank/contract/elements";
import type { ElementLayer } from "@stopbank/contract/layers";
import { LayerIcon } from "@stopbank/map-page/layer-icon";
import type { SelectedElement } from "@stopbank/scene";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { Facts } from "./Facts.tsx";
import { SelectedHead } from "./SelectedHead.tsx";

type Known = Pick<IdentifyingInformation, "name" | "information"> & { readonly sentence: string };

export interface SelectedViewProps {
  readonly selected: SelectedElement;
  /** Undefined where the data has no such layer any more. */
  readonly layer: Pick<ElementLayer, "icon" | "display_name"> | undefined;
  readonly element: Loadable<Known>;
  readonly exposures: Loadable<readonly ElementExposure[]>;
  /** The client's word for hazards. */
  readonly term: string;
  readonly onClear: () => void;
  /** How hazards grow for it. */
  readonly projected: ReactNode;
  /** What its exposures say. */
  readonly children: (exposures: readonly ElementExposure[]) => ReactNode;
}

/** What is known of the element that was clicked, each part as it comes. */
export function SelectedView({
  selected,
  layer,
  element,
  exposures,
  term,
  onClear,
  projected,
  children,
}: SelectedViewProps) {
  const plural = term.toLowerCase();
  return (
    <div className="risk-selected">
      <SelectedHead title="Selected Element Details" onClear={onClear} />
      <Loaded of={element} what="The element could not be loaded" label="Loading the element">
        {({ name, sentence, information }) => (
          <>
            <div className="risk-selected-name">
              <LayerIcon name={layer?.icon ?? "layers"} sizePx={20} />
              <div>
                <h3>{name === "" ? selected.id : name}</h3>
                <p className="sb-muted">
                  {layer?.display_name ?? selected.type} · ID {selected.id}
                </p>
              </div>
            </div>
            <p>{sentence}</p>
            <Facts information={information} besides={[name, selected.id]} />
          </>
        )}
      </Loaded>
      {projected}
      <Loaded of={exposures} what={`Its ${plural} could not be loaded`} label={`Looking up its ${plural}`}>
        {children}
      </Loaded>
    </div>
  );
}
