import { useMapPage, usePage, usePageState, useScene } from "@stopbank/map-page/context";
import { PageMap } from "@stopbank/map-page/page-map";
import { useEscape } from "@stopbank/map-page/use-escape";
import { useOpenOnFirstLayers } from "@stopbank/map-page/use-open-on-first-layers";
import { useElementHeight, useElementWidth, useWindowWidth } from "@stopbank/map-page/use-sizes";
import { useToastRoom } from "@stopbank/map-page/use-toast-room";
import { closeDrawer, openDrawer } from "@stopbank/scene/view";
import { Dock } from "@stopbank/ui/dock";
import { Sheet, stopHeightPx } from "@stopbank/ui/sheet";
import { useRef } from "react";
import { DrawerTabs, tabId } from "./DrawerTabs.tsx";
import { RiskPanel } from "./RiskPanel.tsx";

/** Below this the panel comes from the bottom; beside it the map would be a slit. */
const sheetBelowPx = 760;
const panelName = "Layers and risk";

/**
 * The map with one panel beside it. Layers, summary and selection share the right panel: a second one on the left
 * would leave less than 300 px of map on a laptop, so the left is kept for what stands for itself, such as stories.
 */
export function RiskLayout() {
  const { store } = useMapPage();
  const { drawer } = useScene();
  const { setSheet } = usePage();
  const { sheet } = usePageState();
  const windowPx = useWindowWidth();
  const whole = useRef<HTMLDivElement>(null);
  const roomPx = useElementHeight(whole);
  const side = useRef<HTMLDivElement>(null);
  const sidePx = useElementWidth(side);
  useOpenOnFirstLayers();
  const close = () => {
    store.apply(closeDrawer, { undoable: false });
    // The panel takes its buttons along: focus goes to the one that brings it back.
    requestAnimationFrame(() => document.getElementById(tabId(drawer.focus))?.focus());
  };
  useEscape(side, close);
  const isNarrow = windowPx < sheetBelowPx;
  // All the way up the sheet lies over the map, which keeps its size.
  const sheetPx = stopHeightPx(sheet === "full" ? "half" : sheet, roomPx);
  useToastRoom(isNarrow ? { sheet, sheetPx } : { sidePx });
  if (isNarrow)
    return (
      <div className="risk-layout" ref={whole}>
        <PageMap paddingPx={noPadding} sheetPx={sheetPx} isCovered={sheet === "full"} />
        <Sheet label={panelName} stop={sheet} roomPx={roomPx} onStop={setSheet} head={<DrawerTabs isSheet />}>
          <RiskPanel hasTabs={false} />
        </Sheet>
      </div>
    );

  return (
    <div className="risk-layout" ref={whole}>
      <PageMap paddingPx={{ left: 0, right: sidePx }} />
      <div className="risk-side" ref={side}>
        {drawer.open ? (
          <Dock
            side="right"
            label={panelName}
            name="risk"
            defaultWidthPx={windowPx < 1200 ? 420 : 500}
            minWidthPx={360}
            isCollapsed={false}
            onCollapse={(isCollapsed) =>
              isCollapsed ? close() : store.apply(openDrawer(drawer.focus), { undoable: false })
            }
          >
            <RiskPanel />
          </Dock>
        ) : (
          <div className="risk-rail">
            <DrawerTabs isVertical />
          </div>
        )}
      </div>
    </div>
  );
}

const noPadding = { left: 0, right: 0 } as const;
