import { Failed, Loading } from "@stopbank/ui/states";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../../controller/mapController.ts";
import type { DrawnItem } from "../../feature/mapFeature.ts";
import { InViewPanel } from "./InViewPanel.tsx";

/** What is drawn on the map as a table: the same choice as a click, for those who cannot see or point. */
export function ElementsInView({ controller }: { readonly controller: MapController }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <InViewPanel isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <DrawnNow controller={controller} />
    </InViewPanel>
  );
}

/** The map waits for no list: its code comes when it is first opened. */
const loadTable = () => import("./InViewTable.tsx").then(({ InViewTable }) => InViewTable);

function DrawnNow({ controller }: { readonly controller: MapController }) {
  const [failure, setFailure] = useState<Error>();
  const Table = useFetched(failure === undefined, loadTable, (error) => setFailure(asError(error)));
  const found = useDrawn(controller);
  if (failure !== undefined)
    return <Failed error={failure} retry={() => setFailure(undefined)} what="The list could not be loaded" />;
  return Table === undefined ? <Loading label="Loading the list" /> : <Table found={found} />;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Read again when the picture, its colours or the client's words have changed. */
function useDrawn(controller: MapController): readonly DrawnItem[] {
  const { settled, pending, classLabels, features } = useSnapshot(controller.state);
  return useMemo(
    () => (settled >= 0 && pending && classLabels && features ? controller.drawn() : []),
    [controller, settled, pending, classLabels, features],
  );
}
