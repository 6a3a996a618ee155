import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";

/** Quiet words about what is missing on the map, with a way to try again. */
export function MapNotices({ controller }: { controller: MapController }) {
  const { failedSources, contextLost } = useSnapshot(controller.state);
  return (
    <div className="sb-map-notices" role="status">
      {contextLost && <p>The graphics card let go of the map. It comes back by itself in a moment.</p>}
      {failedSources.length > 0 && (
        <p>
          Some of the map did not arrive. What is shown is right.
          <button type="button" className="sb-notice-action" onClick={controller.retryTiles}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}
