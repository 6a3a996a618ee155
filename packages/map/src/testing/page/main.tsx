import { emptyScene } from "@stopbank/scene/empty";
import { addOrRemoveLayer, elementLayer } from "@stopbank/scene/layers";
import { createSceneStore } from "@stopbank/scene/store";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { usualClassLabels } from "../../feature/classLabels.ts";
import { builtInFeatures, builtInTools, regionsTool } from "../../features/builtIn.ts";
import { MapCanvas } from "../../MapCanvas.tsx";
import type { MapHost } from "../../mapHost.ts";
import { MapControls } from "../../panels/MapControls.tsx";
import { gauges, gaugesTool } from "../gauges.ts";
import { offered } from "../offered.ts";

/** A page as a plugin's might be, of a map with gauges: e2e opens it in a browser, over tiles that are empty. */
const store = createSceneStore(emptyScene("larkhaven", { longitude: 172.94, latitude: -40.3, zoom: 13 }));
const none = () => Promise.reject(new Error("this page has no server"));
const host: MapHost = {
  fetchClasses: none,
  fetchChanges: none,
  fetchChangesSince: none,
  fetchSelected: none,
  fetchArea: none,
  fetchRegions: none,
  fetchElementBounds: none,
  fetchElementSentence: none,
  fetchElementExposures: none,
  requestHeaders: () => ({}),
  maySelect: () => true,
  onSelectRefused: () => undefined,
  onNotice: (message) => document.body.setAttribute("data-notice", message),
  regionsToPick: () => [],
};
const ownTools = builtInTools.filter((tool) => tool !== regionsTool);
const contributed = { features: [...builtInFeatures, gauges], tools: [...ownTools, gaugesTool] };
const own = { features: builtInFeatures, tools: ownTools };

function Page() {
  const [hasGauges, setGauges] = useState(true);
  const toggleRoads = () => store.apply(addOrRemoveLayer(elementLayer("roads"), () => false));
  return (
    <>
      <MapCanvas
        store={store}
        layers={offered}
        host={host}
        classLabels={usualClassLabels}
        {...(hasGauges ? contributed : own)}
      >
        {(controller) => <MapControls controller={controller} store={store} />}
      </MapCanvas>
      <p style={{ position: "fixed", top: 0, left: 0 }}>
        <button type="button" onClick={toggleRoads}>
          Put or take a layer
        </button>
        <button type="button" onClick={() => setGauges(!hasGauges)}>
          Put or take the plugin
        </button>
      </p>
    </>
  );
}

const page = document.getElementById("page");
if (page !== null) createRoot(page).render(<Page />);
