import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { MapNoticesView } from "./MapNoticesView.tsx";

/** What is missing on the map. */
export function MapNotices({ controller }: { controller: MapController }) {
  const { failedSources, contextLost } = useSnapshot(controller.state);
  return (
    <MapNoticesView
      isPartMissing={failedSources.length > 0}
      isPictureLost={contextLost}
      onRetry={controller.retryTiles}
    />
  );
}
