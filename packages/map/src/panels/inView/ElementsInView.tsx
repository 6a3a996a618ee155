import { useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../../controller/mapController.ts";
import type { DrawnItem } from "../../feature/mapFeature.ts";
import { InViewPanel } from "./InViewPanel.tsx";
import { InViewTable } from "./InViewTable.tsx";

/** What is drawn on the map as a table: the same choice as a click, for those who cannot see or point. */
export function ElementsInView({ controller }: { readonly controller: MapController }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <InViewPanel isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <DrawnNow controller={controller} />
    </InViewPanel>
  );
}

const DrawnNow = ({ controller }: { readonly controller: MapController }) => (
  <InViewTable found={useDrawn(controller)} />
);

/** Read again when the picture, its colours or the client's words have changed. */
function useDrawn(controller: MapController): readonly DrawnItem[] {
  const { settled, pending, classLabels, features } = useSnapshot(controller.state);
  return useMemo(
    () => (settled >= 0 && pending && classLabels && features ? controller.drawn() : []),
    [controller, settled, pending, classLabels, features],
  );
}
