import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { remoteSources } from "../style/remoteSources.ts";
import { MapNoticesView } from "./MapNoticesView.tsx";

/** What is missing on the map. */
export function MapNotices({ controller }: { controller: MapController }) {
  const remote = remoteSources(controller.index.basemap);
  const { pictured, failedSources, contextLost } = useSnapshot(controller.state);
  return (
    <MapNoticesView
      isComing={!pictured && failedSources.length === 0 && !contextLost}
      isPartMissing={failedSources.some((source) => !remote.includes(source))}
      isBackgroundMissing={failedSources.some((source) => remote.includes(source))}
      isPictureLost={contextLost}
      onRetry={controller.retryTiles}
    />
  );
}
