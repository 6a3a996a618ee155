import { MapWorkspace } from "@stopbank/map-page";
import { scenes, useService } from "@stopbank/plugin-api/browser";
import { useScene } from "@stopbank/scene/use-scene";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { chosenIn, propertyExtension } from "../domain/propertyExtension.ts";
import { TechnicalReportDialog } from "./hazards/TechnicalReportDialog.tsx";
import { Landing } from "./landing/Landing.tsx";
import { PageFrameView } from "./landing/PageFrameView.tsx";
import { propertyLook } from "./look.ts";
import { PropertySearch } from "./search/PropertySearch.tsx";

/** Properties are all that the map is about: nobody adds layers, picks regions or compares. */
const toolbar = <></>;
const search = <PropertySearch size="small" />;

export function PropertyPage() {
  const look = useService(propertyLook);
  const { hasBegun } = useSnapshot(look.state);
  const chosen = chosenIn(useScene(useService(scenes).of("property")));
  // The scene of a link stands a moment later than the page.
  const [isLink] = useState(() =>
    new URLSearchParams(window.location.search).has(`x.${propertyExtension.id}`),
  );
  const isThere = isLink || chosen !== undefined;
  useEffect(() => {
    if (isThere) look.begin();
  }, [isThere, look]);
  return (
    <>
      <PageFrameView
        landing={hasBegun || isThere ? undefined : <Landing />}
        page={
          <MapWorkspace
            id="property"
            name="Property"
            title="Property map"
            side="left"
            label="Property"
            toolbar={toolbar}
            search={search}
          />
        }
      />
      <TechnicalReportDialog />
    </>
  );
}
