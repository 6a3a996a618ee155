import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import { useMapPage, usePage, usePageState } from "../page/mapPageContext.ts";
import { useLayerDetails } from "../page/useMapData.ts";
import { LayerDetailsView } from "./LayerDetailsView.tsx";

/** The details of the layer that somebody asked about. */
export function LayerDetailsDialog() {
  const { closeDetails } = usePage();
  const { details } = usePageState();
  return (
    <Dialog
      isOpen={details !== undefined}
      onClose={closeDetails}
      title="Layer Details"
      widthPx={640}
      className="map-page-details"
      actions={<Button onClick={closeDetails} text="Close" variant="outlined" />}
    >
      {details !== undefined && <Body id={details} />}
    </Dialog>
  );
}

function Body({ id }: { readonly id: string }) {
  const { index } = useMapPage();
  return <LayerDetailsView details={useLayerDetails(id)} elements={index.elements} />;
}
