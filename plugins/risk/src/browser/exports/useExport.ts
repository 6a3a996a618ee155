import { useGet, useToaster } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import type { AskedExport } from "./runExport.ts";

/** Has something of a map taken home. What it takes is fetched when it is asked for. */
export function useExport(): (asked: AskedExport, store: SceneStore) => void {
  const get = useGet();
  const toaster = useToaster();
  return (asked, store) =>
    void import("./runExport.ts").then(
      ({ runExport }) => runExport(asked, store, get),
      () => tellCodeMissing(toaster, "This could not be begun.", "error"),
    );
}
