import type { MapController } from "@stopbank/map/controller";
import { pictureOfMap } from "@stopbank/map/picture-of-map";
import {
  session,
  useCall,
  useClient,
  useService,
  useSession,
  useToaster,
} from "@stopbank/plugin-api/browser";
import { compareView } from "@stopbank/scene/compare";
import { saveFile } from "@stopbank/ui/save-file";
import { useMapPage, useMapPrint, usePageScene } from "../page/mapPageContext.ts";
import { copyPicture } from "./copyPicture.ts";
import { PictureMenuView } from "./PictureMenuView.tsx";
import { pictureProvenance } from "./pictureProvenance.ts";
import { footOf, pictureName, pngTextsOf } from "./pictureSources.ts";

export interface PictureMenuProps {
  readonly controller: MapController;
  /** Something was chosen. */
  readonly onDone: () => void;
}

/** Makes pictures of the map as it is shown. */
export function PictureMenu({ controller, onDone }: PictureMenuProps) {
  const { layers, store, index } = useMapPage();
  const { compare } = usePageScene();
  const { displayName } = useClient();
  const { status } = useSession();
  const call = useCall();
  const toaster = useToaster();
  const live = useService(session);
  const print = useMapPrint();
  const hasTwoMaps = compare !== undefined && compareView(compare) !== "differences";
  const make = () => {
    const sources = {
      client: displayName,
      datasetVersion: layers.dataset_version,
      attribution: [layers.notice, ...layers.attribution, layers.basemap.world?.attribution ?? ""].filter(
        (line) => line !== "",
      ),
      at: new Date(),
      link: window.location.href,
    };
    const { scene } = store.state;
    const asked =
      status === "signed-in" ? pictureProvenance(call, store, index.elements) : Promise.resolve(undefined);
    const all = asked.then((provenance) => ({ ...sources, provenance }));
    const picture = pictureOfMap(controller, {
      scene,
      sources: all.then((known) => ({ foot: footOf(known), texts: pngTextsOf(known) })),
    });
    return { picture, save: (made: Blob) => saveFile(pictureName(sources), made) };
  };
  const failed = (error: unknown) => {
    console.warn("No picture was made of the map.", error);
    toaster.error("The map could not be made a picture. Wait until it is drawn, and try again.");
  };
  const copy = async () => {
    onDone();
    const { picture, save } = make();
    const copied = await copyPicture(picture, save);
    if (copied.state === "copied") toaster.success("Copied to clipboard");
    else if (copied.state === "saved")
      toaster.info("This browser copies no pictures. The map was saved as a PNG instead.");
    else if (copied.state === "refused")
      toaster.warning(
        "The browser did not let the map be copied. Allow it the clipboard, or choose 'Save as PNG'.",
      );
    else failed(copied.error);
  };
  const savePng = () => {
    onDone();
    const { picture, save } = make();
    picture.then(save).catch(failed);
  };
  const printOrLogIn = () => {
    onDone();
    if (status === "signed-in") return print?.();
    toaster.show({
      intent: "info",
      message: "Login required",
      action: {
        label: "Log in",
        run: () => live.askToLogIn(window.location.pathname + window.location.search),
      },
    });
  };
  return (
    <PictureMenuView
      blockedBy={
        hasTwoMaps ? "A comparison has two maps. Stop comparing to make a picture of one." : undefined
      }
      onCopy={() => void copy()}
      onSave={savePng}
      onPrint={print && printOrLogIn}
      isPrintForSignedIn={status !== "signed-in"}
    />
  );
}
