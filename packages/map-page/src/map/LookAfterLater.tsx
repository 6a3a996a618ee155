import type { MapController } from "@stopbank/map/controller";
import { useSession, useToaster } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { useEffect } from "react";
import { useKeptPicture } from "../views/useKeptPicture.ts";
import { saySlowUpdates } from "./saySlowUpdates.ts";
import { useShownForFeedback } from "./useShownForFeedback.ts";

/** What the page does about a map by itself that nobody misses before the map is there. */
export function LookAfterLater({
  controller,
  store,
}: {
  readonly controller: MapController;
  readonly store: SceneStore;
}) {
  useShownForFeedback(controller);
  useKeptPicture(controller);
  const toaster = useToaster();
  // Whoever's session ended is told already what the map waits for.
  const isExpired = useSession().status === "expired";
  useEffect(
    () => (isExpired ? undefined : saySlowUpdates(controller, store, toaster)),
    [controller, store, toaster, isExpired],
  );
  return null;
}
