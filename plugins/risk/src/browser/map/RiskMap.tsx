import { MapCanvas } from "@stopbank/map";
import type { PaddingPx } from "@stopbank/map/controller";
import { MapControls } from "@stopbank/map/controls";
import { useRisk } from "../riskContext.ts";
import { useRegionGroups } from "../useRiskData.ts";
import { MapToolbar } from "./MapToolbar.tsx";
import { useMapHost } from "./useMapHost.ts";

export interface RiskMapProps {
  readonly paddingPx: PaddingPx;
  readonly isNarrow?: boolean;
}

export function RiskMap({ paddingPx, isNarrow = false }: RiskMapProps) {
  const { store, layers, labels } = useRisk();
  const host = useMapHost();
  const regions = useRegionGroups();
  const hasRegions = regions.state === "ready" && regions.value.length > 0;
  return (
    <div className={isNarrow ? "risk-map risk-map-narrow" : "risk-map"}>
      <h2 className="sb-visually-hidden">Map</h2>
      <MapCanvas
        store={store}
        layers={layers}
        host={host}
        paddingPx={paddingPx}
        classLabels={labels}
        label="Risk map"
      >
        {(controller) => (
          <>
            <MapToolbar controller={controller} />
            <MapControls
              controller={controller}
              store={store}
              hasRegions={hasRegions}
              fullScreenElement={() => document.querySelector(".risk-page")}
            />
          </>
        )}
      </MapCanvas>
    </div>
  );
}
