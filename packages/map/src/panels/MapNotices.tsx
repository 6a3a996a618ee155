import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { remoteSources } from "../style/remoteSources.ts";
import { MapNoticesView } from "./MapNoticesView.tsx";

/** What is missing on the map. */
export function MapNotices({ controller }: { controller: MapController }) {
  const remote = remoteSources(controller.index.basemap);
  const { failedSources, contextLost } = useSnapshot(controller.state);
  return (
    <MapNoticesView
      isPartMissing={failedSources.some((source) => !remote.includes(source))}
      isBackgroundMissing={failedSources.some((source) => remote.includes(source))}
      isPictureLost={contextLost}
      onRetry={controller.retryTiles}
    />
  );
}
