import { Button, PopoverNext } from "@blueprintjs/core";
import { ComparisonIcon } from "@blueprintjs/icons";
import { useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { canCompare } from "./canCompare.ts";
import { useLoaded } from "./useLoaded.ts";

const loadMenu = () => import("./CompareMenu.tsx");

/** Begins a comparison, or changes with what the map is compared; nothing where no hazard has two scenarios. */
export function CompareTool() {
  const { index } = useMapPage();
  const scene = usePageScene();
  const [isOpen, setOpen] = useState(false);
  const menu = useLoaded(loadMenu, isOpen);
  if (!canCompare(scene, index)) return null;
  return (
    <PopoverNext
      arrow={false}
      content={menu === undefined ? undefined : <menu.CompareMenu onDone={() => setOpen(false)} />}
      isOpen={isOpen && menu !== undefined}
      onInteraction={setOpen}
      placement="bottom-start"
      shouldReturnFocusOnClose
      transitionDuration={100}
    >
      <Button
        active={scene.compare !== undefined}
        aria-label={scene.compare === undefined ? "Compare" : "Compare: on"}
        className="map-page-toolbar-compare"
        icon={<ComparisonIcon />}
        text="Compare"
      />
    </PopoverNext>
  );
}
