import { BookmarkIcon } from "@blueprintjs/icons";
import { MapButton } from "@stopbank/map/button";
import type { MapController } from "@stopbank/map/controller";
import { useState } from "react";
import { FetchedDialog } from "../page/FetchedDialog.tsx";

const load = () => import("./SavedViewsDialog.tsx").then((code) => code.SavedViewsDialog);

/** Opens the saved views, which are fetched then. */
export function ViewsTool({ controller }: { readonly controller: MapController }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <MapButton label="Saved views" onPress={() => setOpen(true)}>
        <BookmarkIcon aria-hidden size={18} />
      </MapButton>
      <FetchedDialog isOpen={isOpen} load={load} onClose={close} props={{ controller, isOpen, close }} />
    </>
  );
}
