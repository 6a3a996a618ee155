import { MapWorkspace } from "@stopbank/map-page";
import { scenes, useService } from "@stopbank/plugin-api/browser";
import { useScene } from "@stopbank/scene/use-scene";
import { useEffect, useEffectEvent, useState } from "react";
import { chosenIn } from "../domain/chosenProperty.ts";
import { propertyExtension } from "../domain/propertyExtension.ts";
import { usePropertyLook } from "./data/propertyLook.ts";
import { TechnicalReportDialog } from "./hazards/TechnicalReportDialog.tsx";
import { Landing } from "./landing/Landing.tsx";
import { PageFrameView } from "./landing/PageFrameView.tsx";
import { PropertySearch } from "./search/PropertySearch.tsx";

const nothing = <></>;
const search = <PropertySearch size="small" />;

export function PropertyPage() {
  const { hasBegun, begin } = usePropertyLook();
  const chosen = chosenIn(useScene(useService(scenes).of("property")));
  // The scene of a link stands a moment later than the page.
  const [isLink] = useState(() =>
    new URLSearchParams(window.location.search).has(`x.${propertyExtension.id}`),
  );
  const isThere = isLink || chosen !== undefined;
  const beginIfThere = useEffectEvent(() => {
    if (isThere) begin();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that a property is there.
  useEffect(beginIfThere, [isThere]);
  const isLanding = !hasBegun && !isThere;
  return (
    <>
      <PageFrameView
        landing={isLanding ? <Landing /> : undefined}
        page={
          <MapWorkspace
            id="property"
            name="Property"
            title="Property map"
            side="left"
            label="Property"
            // Properties are all that the map is about: nobody adds layers, picks regions or compares.
            toolbar={nothing}
            // One field at a time: the one on the map begins with what the landing's held.
            search={isLanding ? nothing : search}
          />
        }
      />
      <TechnicalReportDialog />
    </>
  );
}
