import { ApiError } from "@stopbank/contract/client";
import { pageJobs, useCall, useClient, useService, useToaster } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";

/** Has the map itself set on paper and saved (MAP-18). For whoever has signed in. */
export function usePrintMap(): (store: SceneStore) => void {
  const call = useCall();
  const toaster = useToaster();
  const { displayName } = useClient();
  const fetchJobs = useService(pageJobs);
  return (store) => {
    const print = async () => {
      const [{ printMap }, jobs] = await Promise.all([import("./printMap.ts"), fetchJobs()]);
      await printMap({ store, call, jobs }, `Map of ${displayName}`);
    };
    print().catch((error: unknown) => {
      // The client was left, and this with it.
      if (error instanceof DOMException && error.name === "AbortError") return;
      const why = error instanceof ApiError ? error.message : "Something went wrong on this page. Try again.";
      toaster.error(`Error exporting to PDF. ${why}`);
    });
  };
}
