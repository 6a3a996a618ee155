import { Button, PopoverNext } from "@blueprintjs/core";
import { ComparisonIcon } from "@blueprintjs/icons";
import { layersOfKind } from "@stopbank/scene/layers";
import { useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { canCompare } from "./canCompare.ts";
import { useEarlierVersions } from "./useEarlierVersions.ts";
import { useLoaded } from "./useLoaded.ts";

const loadMenu = () => import("./CompareMenu.tsx");

/** Begins a comparison, or changes with what the map is compared; nothing where there is nothing to compare. */
export function CompareTool() {
  const { index } = useMapPage();
  const scene = usePageScene();
  const [isOpen, setOpen] = useState(false);
  const menu = useLoaded(loadMenu, isOpen);
  const isAsked = (["element", "hazard"] as const).every((kind) => layersOfKind(scene, kind).length > 0);
  const hasVersions = (useEarlierVersions(isAsked) ?? []).length > 0;
  if (!canCompare(scene, index) && !hasVersions) return null;
  const isOn = scene.compare !== undefined || scene.since !== undefined;
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
        active={isOn}
        aria-label={isOn ? "Compare: on" : "Compare"}
        className="map-page-toolbar-compare"
        icon={<ComparisonIcon />}
        text="Compare"
      />
    </PopoverNext>
  );
}
