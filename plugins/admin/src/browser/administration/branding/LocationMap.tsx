import "@stopbank/map/styles.css";
import type { MapLocation } from "@stopbank/contract/clients";
import { MapCanvas } from "@stopbank/map";
import { mapDataOf } from "@stopbank/map/data";
import type { MapHost } from "@stopbank/map/host";
import { classLabels } from "@stopbank/map-page/damage-classes";
import { useLayers } from "@stopbank/map-page/region-groups";
import { useCall, useClient, useNetwork } from "@stopbank/plugin-api/browser";
import { emptyScene } from "@stopbank/scene/empty";
import { createSceneStore } from "@stopbank/scene/store";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useMemo, useState } from "react";
import { UseView } from "./LocationField.tsx";
import { LocationMapFrame } from "./LocationMapFrame.tsx";

export interface LocationMapProps {
  readonly start: MapLocation;
  readonly onUse: (location: MapLocation) => void;
}

/** The client's own ground without any layer, to choose a view on. */
export function LocationMap({ start, onUse }: LocationMapProps) {
  const call = useCall();
  const network = useNetwork();
  const { name } = useClient();
  const layers = useLayers();
  const [store] = useState(() => createSceneStore(emptyScene(name, start)));
  const host = useMemo<MapHost>(
    () => ({
      ...mapDataOf(call),
      requestHeaders: network.headers,
      maySelect: () => false,
      onSelectRefused: nothing,
      onNotice: nothing,
      regionsToPick: () => [],
    }),
    [call, network],
  );
  return (
    <Loaded of={layers} skeleton={<Skeleton height={320} />} what="The map could not be loaded">
      {(offered) => (
        <>
          <LocationMapFrame>
            <MapCanvas
              classLabels={labels}
              host={host}
              label="The view that maps begin with"
              layers={offered}
              store={store}
              tools={none}
            />
          </LocationMapFrame>
          <UseView
            onUse={() => {
              const { latitude, longitude, zoom } = store.state.scene.camera;
              onUse({ latitude, longitude, zoom });
            }}
          />
        </>
      )}
    </Loaded>
  );
}

const labels = classLabels(undefined);
const none: readonly never[] = [];
const nothing = (): void => undefined;
