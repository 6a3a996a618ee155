import { useMemo } from "react";
import { useOtherSide } from "../compare/useOtherSide.ts";
import { MapPageProvider, useMapPage } from "../page/mapPageContext.ts";
import { ScenarioControls } from "./ScenarioControls.tsx";

/** The dials of the right side of a comparison: the same as the left side's, for scenarios of its own. */
export function OtherSideControls() {
  const page = useMapPage();
  const other = useOtherSide(page.store);
  const shared = useMemo(() => (other === undefined ? undefined : { ...page, store: other }), [page, other]);
  if (shared === undefined) return null;
  return (
    <MapPageProvider value={shared}>
      <ScenarioControls side="right" />
    </MapPageProvider>
  );
}
