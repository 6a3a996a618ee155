import { MapCanvas } from "@stopbank/map";
import type { MapController, PaddingPx } from "@stopbank/map/controller";
import { MapControls } from "@stopbank/map/controls";
import { useOnReturn, useService, useSession } from "@stopbank/plugin-api/browser";
import { compareView } from "@stopbank/scene/compare";
import { stopShowingSince } from "@stopbank/scene/since";
import { useEffect, useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import { useLoaded } from "../compare/useLoaded.ts";
import { FetchedDialog } from "../page/FetchedDialog.tsx";
import { useMapPage, usePage, usePageScene } from "../page/mapPageContext.ts";
import { mapPages } from "../page/mapPages.ts";
import { useRegionGroups } from "../page/useMapData.ts";
import { MapToolbar } from "./MapToolbar.tsx";
import { offeredTools } from "./offeredTools.ts";
import { PageMapView } from "./PageMapView.tsx";
import { useMapHost } from "./useMapHost.ts";
import { useMapParts } from "./useMapParts.ts";
import { useRoomForTool } from "./useRoomForTool.ts";

const loadLateParts = () => import("./lateParts.ts");
const loadComparison = () => import("../compare/MapComparison.tsx");

export interface PageMapProps {
  readonly paddingPx: PaddingPx;
  /** How high a sheet stands before the map, which ends above it; undefined where there is none. */
  readonly sheetPx?: number;
  /** The sheet is all the way up: what floats over the map is out of reach. */
  readonly isCovered?: boolean;
  /** The ground is drawn; called once, and for a map that is kept at once. */
  readonly onPicture: () => void;
  /** A tab of the page's head is open beside it, where one is at work already. */
  readonly hasOther: boolean;
  /** What the map shows is led by the tab that is open beside it. */
  readonly isLed: boolean;
}

export function PageMap({ paddingPx, sheetPx, isCovered = false, hasOther, isLed, onPicture }: PageMapProps) {
  const { id, title, toolbar, store, layers, basemaps, labels } = useMapPage();
  const { features, tools: all } = useMapParts(id);
  const host = useMapHost();
  const { keepMap } = useService(mapPages);
  const isSignedIn = useSession().status === "signed-in";
  const late = useLoaded(loadLateParts, true);
  const regions = useRegionGroups();
  const hasRegions = toolbar === undefined && regions.state === "ready" && regions.value.length > 0;
  const tools = useMemo(() => offeredTools(all, { hasRegions, isLed }), [all, hasRegions, isLed]);
  const [isAreaOpen, setAreaOpen] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const { compare, since } = usePageScene();
  const isCompared = compare !== undefined && !isLed;
  const comparison = useLoaded(loadComparison, isCompared);
  const openArea = () => setAreaOpen(true);
  const closeArea = () => setAreaOpen(false);
  const takeFile = (file: File) => {
    setDropped(file);
    openArea();
  };
  return (
    <PageMapView sheetPx={sheetPx} isCovered={isCovered} onFile={isLed ? undefined : takeFile}>
      <MapCanvas
        store={store}
        layers={layers}
        host={host}
        keep={keepMap}
        paddingPx={paddingPx}
        isHalved={comparison !== undefined && isCompared && compareView(compare) === "side"}
        classLabels={labels}
        label={title}
        features={features}
        tools={tools}
      >
        {(controller) => (
          <>
            <LookAfter controller={controller} onPicture={onPicture} />
            {late !== undefined && <late.LookAfterLater controller={controller} store={store} />}
            {isCompared && comparison !== undefined && (
              <comparison.MapComparison
                controller={controller}
                host={host}
                features={features}
                paddingPx={paddingPx}
              />
            )}
            {since !== undefined && compare === undefined && !isLed && late !== undefined && (
              <late.SinceLabelView onStop={() => store.apply(stopShowingSince)} />
            )}
            <MapToolbar controller={controller} isLed={isLed} />
            {!hasOther && late !== undefined && <late.StartHere />}
            {!isLed && (
              <FetchedDialog
                isOpen={isAreaOpen}
                load={loadAreaDialog}
                onClose={closeArea}
                props={{ controller, isOpen: isAreaOpen, onOpen: openArea, onClose: closeArea, dropped }}
              />
            )}
            <MapControls
              controller={controller}
              store={store}
              basemaps={basemaps}
              onArea={openArea}
              fullScreenElement={() => document.querySelector(".map-page")}
              picture={
                late !== undefined && (
                  <>
                    <late.PictureTool controller={controller} />
                    {isSignedIn && !isLed && <late.ViewsTool controller={controller} />}
                  </>
                )
              }
            />
          </>
        )}
      </MapCanvas>
    </PageMapView>
  );
}

const loadAreaDialog = () => import("../area/AreaDialog.tsx").then(({ AreaDialog }) => AreaDialog);

/** What the page does about a map by itself. */
function LookAfter({
  controller,
  onPicture,
}: Pick<PageMapProps, "onPicture"> & { readonly controller: MapController }) {
  const { pictured } = useSnapshot(controller.state);
  useRoomForTool(controller, usePage());
  useEffect(() => {
    if (pictured) onPicture();
  }, [pictured, onPicture]);
  useOnReturn(controller.catchUp);
  return null;
}
