import type { MapController, PaddingPx } from "@stopbank/map/controller";
import { DividerView } from "@stopbank/map/divider";
import type { MapFeature } from "@stopbank/map/feature";
import type { MapHost } from "@stopbank/map/host";
import { OtherMap } from "@stopbank/map/other-map";
import {
  dividerGesture,
  setCompareMode,
  setDivider,
  stopComparing,
  swapSides,
} from "@stopbank/scene/compare";
import { useEffect, useRef, useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { CompareBarView } from "./CompareBarView.tsx";
import { differingWords } from "./differingWords.ts";
import { SideLabelsView } from "./SideLabelsView.tsx";
import { useOtherSide } from "./useOtherSide.ts";
import { useStopByEscape } from "./useStopByEscape.ts";

export interface MapComparisonProps {
  readonly controller: MapController;
  readonly host: MapHost;
  readonly features: readonly MapFeature[];
  readonly paddingPx: PaddingPx;
}

const goes = ".sb-map-divider, .map-page-compare-bar";

/** What a map has while it is compared: the other side's map, what parts the two, what each shows, and the way out. */
export function MapComparison({ controller, host, features, paddingPx }: MapComparisonProps) {
  const { store, layers, labels, index } = useMapPage();
  const scene = usePageScene();
  const other = useOtherSide(store);
  const [dragged, setDragged] = useState<number>();
  const hadFocus = useRef(false);
  const stop = () => {
    hadFocus.current = document.activeElement?.closest(goes) != null;
    store.apply(stopComparing);
  };
  // What had the keyboard goes with the comparison: then it has it again where one begins.
  useEffect(
    () => () => {
      if (hadFocus.current) document.querySelector<HTMLElement>(".map-page-toolbar-compare")?.focus();
    },
    [],
  );
  useStopByEscape(controller, stop);
  const words = differingWords(scene, index);
  const { compare } = scene;
  if (compare === undefined || words === undefined || other === undefined) return null;
  const isHalved = compare.mode === "side";
  const share = isHalved ? 0.5 : (dragged ?? compare.divider);
  return (
    <>
      <OtherMap
        controller={controller}
        store={other}
        layers={layers}
        host={host}
        features={features}
        classLabels={labels}
        paddingPx={paddingPx}
        isHalved={isHalved}
        divider={share}
      />
      {!isHalved && (
        <DividerView
          share={share}
          {...words}
          onDrag={setDragged}
          onMove={(to) => {
            setDragged(undefined);
            store.apply(setDivider(to), { gesture: dividerGesture });
          }}
        />
      )}
      <SideLabelsView share={share} {...words} />
      <CompareBarView
        mode={compare.mode}
        onMode={(mode) => store.apply(setCompareMode(mode))}
        onSwap={() => store.apply(swapSides)}
        onStop={stop}
      />
    </>
  );
}
