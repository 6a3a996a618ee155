import { FetchedDialog } from "./page/FetchedDialog.tsx";
import { usePage, usePageState } from "./page/mapPageContext.ts";

/** The dialogs about a page's layers. */
export function PageDialogs() {
  const { closeAddLayers, closeDetails, closeHelp } = usePage();
  const { addLayers, details, help } = usePageState();
  return (
    <>
      <FetchedDialog
        isOpen={addLayers !== undefined}
        load={loadAddLayers}
        onClose={closeAddLayers}
        props={noProps}
      />
      <FetchedDialog
        isOpen={details !== undefined}
        load={loadDetails}
        onClose={closeDetails}
        props={noProps}
      />
      <FetchedDialog isOpen={help !== undefined} load={loadHelp} onClose={closeHelp} props={noProps} />
    </>
  );
}

const noProps = {};
const loadAddLayers = () =>
  import("./addLayers/AddLayersDialog.tsx").then(({ AddLayersDialog }) => AddLayersDialog);
const loadDetails = () =>
  import("./details/LayerDetailsDialog.tsx").then(({ LayerDetailsDialog }) => LayerDetailsDialog);
const loadHelp = () => import("./help/HelpDialog.tsx").then(({ HelpDialog }) => HelpDialog);
