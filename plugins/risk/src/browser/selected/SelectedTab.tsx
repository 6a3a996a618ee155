import { Button } from "@blueprintjs/core";
import { SelectIcon } from "@blueprintjs/icons";
import { useMapPage, useScene } from "@stopbank/map-page/context";
import { LayerIcon } from "@stopbank/map-page/layer-icon";
import { session, useService, useSession, useTerms } from "@stopbank/plugin-api/browser";
import type { SelectedElement } from "@stopbank/scene";
import { Empty, Loaded } from "@stopbank/ui/states";
import { ProjectedHazards } from "../projected/ProjectedHazards.tsx";
import { ExposureOnMap } from "./ExposureOnMap.tsx";
import { Facts } from "./Facts.tsx";
import { KnownHazards } from "./KnownHazards.tsx";
import { SelectedContext } from "./SelectedContext.tsx";
import { SelectedHead } from "./SelectedHead.tsx";
import { useElement, useExposures } from "./useSelected.ts";

/** The element that was clicked, or what a contextual layer says about the place. */
export function SelectedTab() {
  const { selected } = useScene();
  const { index } = useMapPage();
  const { status } = useSession();
  const context = selected && index.contextual.get(selected.type);
  if (selected !== undefined && context !== undefined)
    return <SelectedContext layer={context} value={selected.id} />;
  // What a session that ended had on the screen stays there.
  if (status === "visitor" || (status === "expired" && selected === undefined)) return <LoginRequired />;
  if (selected === undefined)
    return <Empty icon={<SelectIcon size={32} />}>Click an element on the map to get insights here</Empty>;
  return <Selected selected={selected} key={`${selected.type}:${selected.id}`} />;
}

function LoginRequired() {
  const live = useService(session);
  return (
    <Empty
      icon={<SelectIcon size={32} />}
      action={
        <Button
          intent="primary"
          onClick={() => live.askToLogIn(window.location.pathname + window.location.search)}
          text="Log in"
        />
      }
    >
      Login required. Log in to select elements on the map and see what is known of them.
    </Empty>
  );
}

function Selected({ selected }: { readonly selected: SelectedElement }) {
  const { index } = useMapPage();
  const { hazards } = useTerms();
  const element = useElement(selected);
  const exposures = useExposures(selected);
  const layer = index.elements.get(selected.type);
  const plural = hazards.toLowerCase();
  return (
    <div className="risk-selected">
      <SelectedHead title="Selected Element Details" />
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
      <ProjectedHazards selected={selected} />
      <Loaded of={exposures} what={`Its ${plural} could not be loaded`} label={`Looking up its ${plural}`}>
        {(found) => (
          <>
            <ExposureOnMap exposures={found} elementType={selected.type} />
            <KnownHazards exposures={found} elementType={selected.type} />
          </>
        )}
      </Loaded>
    </div>
  );
}
