import type { AreaSource } from "@stopbank/contract/area-making";
import type { AreaGeometry } from "@stopbank/contract/geometry";
import { routes } from "@stopbank/contract/routes";
import type { MapController } from "@stopbank/map/controller";
import { useCall, useToaster } from "@stopbank/plugin-api/browser";
import type { Scene } from "@stopbank/scene";
import { Dialog } from "@stopbank/ui/dialog";
import { Failed } from "@stopbank/ui/states";
import { useEffect, useEffectEvent, useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { AreaWaysView } from "./AreaWaysView.tsx";
import { boundsOf } from "./boundsOf.ts";
import { FileFailedView } from "./FileFailedView.tsx";
import { FileShapesView } from "./FileShapesView.tsx";
import { NamedAreas } from "./NamedAreas.tsx";
import { asksForSystem, chosenSources, useAreaWork } from "./useAreaWork.ts";
import { WorkingView } from "./WorkingView.tsx";

export interface AreaDialogProps {
  readonly controller: MapController;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** A file that was dropped on the map. */
  readonly dropped: File | undefined;
}

/** Ways to an area besides drawing one: from a file, an element, regions, a buffer, or one that has a name. */
export function AreaDialog({ controller, isOpen, onOpen, onClose, dropped }: AreaDialogProps) {
  const call = useCall();
  const toaster = useToaster();
  const { index } = useMapPage();
  const scene = usePageScene();
  const [buffer, setBuffer] = useState("");
  const show = (geometry: AreaGeometry) => controller.flyToBounds(boundsOf(geometry));
  const work = useAreaWork(({ geometry }) => {
    setBuffer("");
    onClose();
    controller.stopTool();
    show(geometry);
  });
  const { step, failure } = work;
  const take = useEffectEvent((file: File) => void work.read(file));
  useEffect(() => {
    if (dropped !== undefined) take(dropped);
  }, [dropped]);
  const close = () => {
    if (step.at === "working") work.cancel();
    onClose();
  };
  const showNamed = async (area_id: string) => {
    onClose();
    controller.stopTool();
    try {
      show((await call(routes.storedArea, { params: { area_id } })).geometry);
    } catch (error) {
      toaster.warning(`The area could not be shown: ${(error as Error).message}`);
    }
  };
  const showPlace = ([x = 0, y = 0]: readonly number[], what: string) => {
    onClose();
    controller.map.jumpTo({ center: [x, y], zoom: 17 });
    toaster.show({
      intent: "warning",
      message: `In the middle of the map: ${what}`,
      action: { label: "Back to the file", run: onOpen },
    });
  };
  const selected = elementOf(scene, (type) => index.elements.has(type));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Area"
      widthPx={520}
      closesOnOutsideClick={step.at === "ways"}
    >
      {failure !== undefined && <Failed what="The area could not be made" error={failure} />}
      {step.at === "working" && <WorkingView what={step.what} onCancel={work.cancel} />}
      {step.at === "failed" && (
        <FileFailedView
          fileName={step.file.name}
          error={step.error}
          asksForSystem={asksForSystem(step.error)}
          onReadIn={(system) => void work.read(step.file, system)}
          onBack={work.back}
        />
      )}
      {step.at === "shapes" && (
        <FileShapesView
          file={step.file}
          chosen={step.chosen}
          onChoose={work.choose}
          buffer={buffer}
          onBuffer={setBuffer}
          onUse={() => void work.make(chosenSources(step.file, step.chosen), buffer)}
          onBack={work.back}
          onShow={showPlace}
        />
      )}
      {step.at === "ways" && (
        <AreaWaysView
          onDraw={() => {
            onClose();
            controller.startTool("area");
          }}
          onFile={(file) => void work.read(file)}
          onElement={() => selected !== undefined && void work.make([selected], buffer)}
          onRegions={() =>
            void work.make(
              scene.regions.map((region) => ({ region })),
              buffer,
            )
          }
          onWiden={() => void work.make(areaOf(scene), buffer)}
          hasElement={selected !== undefined}
          regionCount={scene.regions.length}
          hasArea={scene.area !== undefined}
          buffer={buffer}
          onBuffer={setBuffer}
          named={<NamedAreas onOpened={(id) => void showNamed(id)} />}
        />
      )}
    </Dialog>
  );
}

/** The selected element, where it is one of the dataset's: what is on a contextual layer has no shape of its own here. */
function elementOf({ selected }: Scene, isElement: (type: string) => boolean): AreaSource | undefined {
  if (selected === undefined || !isElement(selected.type)) return undefined;
  return { element_type: selected.type, element_id: selected.id };
}

function areaOf({ area }: Scene): AreaSource[] {
  if (area === undefined) return [];
  return "id" in area ? [{ area_id: area.id }] : [{ geometry: area.geometry }];
}
