import type { MapController } from "@stopbank/map/controller";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import type { PageState } from "../page/pageState.ts";

/** Lowers a sheet that is raised over the map while a tool has the map, and raises it again to read what came of it. */
export function useRoomForTool(
  { state }: Pick<MapController, "state">,
  page: Pick<PageState, "state" | "setSheet">,
): void {
  const hasTool = useSnapshot(state).tool !== undefined;
  useEffect(() => {
    const { sheet } = page.state;
    if (!hasTool || sheet === "peek") return;
    page.setSheet("peek");
    return () => {
      // Whoever moved it meanwhile has it where they put it.
      if (page.state.sheet === "peek") page.setSheet(sheet);
    };
  }, [hasTool, page]);
}
