import type { MapController, PaddingPx } from "@stopbank/map/controller";
import { DividerView } from "@stopbank/map/divider";
import type { MapFeature } from "@stopbank/map/feature";
import type { MapHost } from "@stopbank/map/host";
import { OtherMap } from "@stopbank/map/other-map";
import {
  compareView,
  dividerGesture,
  setCompareView,
  setDivider,
  stopComparing,
  swapSides,
} from "@stopbank/scene/compare";
import { useEffect, useRef, useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { CompareBarView } from "./CompareBarView.tsx";
import { DifferenceLabelView } from "./DifferenceLabelView.tsx";
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
  const view = compareView(compare);
  const isHalved = view === "side";
  const share = isHalved ? 0.5 : (dragged ?? compare.divider);
  return (
    <>
      {view !== "differences" && (
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
      )}
      {view === "swipe" && (
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
      {view === "differences" ? (
        <DifferenceLabelView {...words} />
      ) : (
        <SideLabelsView share={share} {...words} />
      )}
      <CompareBarView
        view={view}
        onView={(to) => store.apply(setCompareView(to))}
        onSwap={() => store.apply(swapSides)}
        onStop={stop}
      />
    </>
  );
}
