import { Button } from "@blueprintjs/core";

import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { session, useService, useSession, useTerms } from "@stopbank/plugin-api/browser";
import type { SelectedElement } from "@stopbank/scene";
import { clearSelection } from "@stopbank/scene/view";
import { Empty } from "@stopbank/ui/states";
import { lazy, Suspense } from "react";
import { ProjectedHazards } from "../projected/ProjectedHazards.tsx";
import { ExposureOnMap } from "./ExposureOnMap.tsx";
import { SelectedContext } from "./SelectedContext.tsx";
import { SelectedIcon } from "./SelectedIcon.tsx";
import { SelectedView } from "./SelectedView.tsx";
import { useElement, useExposures } from "./useSelected.ts";

// Folded away at the end until somebody asks.
const KnownHazards = lazy(() =>
  import("./KnownHazards.tsx").then((part) => ({ default: part.KnownHazards })),
);

/** The element that was clicked, or what a contextual layer says about the place. */
export function SelectedTab() {
  const { selected } = usePageScene();
  const { index } = useMapPage();
  const { status } = useSession();
  const context = selected && index.contextual.get(selected.type);
  if (selected !== undefined && context !== undefined)
    return <SelectedContext layer={context} value={selected.id} />;
  // What a session that ended had on the screen stays there.
  if (status === "visitor" || (status === "expired" && selected === undefined)) return <LoginRequired />;
  if (selected === undefined)
    return (
      <Empty icon={<SelectedIcon aria-hidden size={32} />}>
        Click an element on the map to get insights here
      </Empty>
    );
  return <Selected selected={selected} key={`${selected.type}:${selected.id}`} />;
}

function LoginRequired() {
  const live = useService(session);
  return (
    <Empty
      icon={<SelectedIcon aria-hidden size={32} />}
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
  const { index, store } = useMapPage();
  const { hazards } = useTerms();
  return (
    <SelectedView
      selected={selected}
      layer={index.elements.get(selected.type)}
      element={useElement(selected)}
      exposures={useExposures(selected)}
      term={hazards}
      onClear={() => store.apply(clearSelection)}
      projected={<ProjectedHazards selected={selected} />}
    >
      {(found) => (
        <>
          <ExposureOnMap exposures={found} elementType={selected.type} />
          <Suspense fallback={null}>
            <KnownHazards exposures={found} elementType={selected.type} />
          </Suspense>
        </>
      )}
    </SelectedView>
  );
}
