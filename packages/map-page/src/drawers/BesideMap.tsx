import { Dock } from "@stopbank/ui/dock";
import { useWindowWidth } from "@stopbank/ui/use-window-width";
import { useRef } from "react";
import { FetchedMap } from "../map/FetchedMap.tsx";
import { useMapPage } from "../page/mapPageContext.ts";
import { Drawer } from "./Drawer.tsx";
import { DrawerTabs } from "./DrawerTabs.tsx";
import { roomBeside } from "./fitBoth.ts";
import type { LayoutProps } from "./layoutProps.ts";
import { OtherDrawer } from "./OtherDrawer.tsx";
import { useEscape } from "./useEscape.ts";
import { useMainDrawer } from "./useMainDrawer.ts";
import { useOnFullScreen } from "./useOnFullScreen.ts";
import { useRoomForBoth } from "./useRoomForBoth.ts";
import { useElementWidth } from "./useSizes.ts";
import { useToastRoom } from "./useToastRoom.ts";

/** Of the window's width, what a drawer takes at most where that leaves more of the map than a slit. */
const usualShare = 0.7;

/** The map between its drawers; the main one leaves a rail of its tabs where it is closed. */
export function BesideMap({ main: tabs, other, closeOther, side, label }: LayoutProps) {
  const { id } = useMapPage();
  const drawer = useMainDrawer(tabs, false);
  const windowPx = useWindowWidth();
  const whole = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const mainPx = useElementWidth(main);
  const otherPx = useElementWidth(beside, other !== undefined);
  const wholePx = useElementWidth(whole);
  useEscape(main, () => (main.current?.contains(document.activeElement) ? drawer.close() : drawer.fold()), {
    takesMap: true,
  });
  useOnFullScreen(() => {
    if (side === "left") drawer.fold();
    else if (other !== undefined && other.leadsMap !== true) closeOther();
  });
  useRoomForBoth({
    whole,
    main,
    other: beside,
    isMainOpen: drawer.isOpen,
    isOtherOpen: other !== undefined,
    windowPx,
    closeMain: drawer.fold,
    closeOther,
  });
  const paddingPx = side === "right" ? { left: otherPx, right: mainPx } : { left: mainPx, right: otherPx };
  useToastRoom({ leftPx: paddingPx.left, sidePx: paddingPx.right });
  const strip = (
    <DrawerTabs
      tabs={tabs}
      focus={drawer.shown?.tab ?? ""}
      label={label}
      isVertical={!drawer.isOpen}
      onChoose={drawer.choose}
    />
  );
  return (
    <div className="map-page-layout" ref={whole}>
      <FetchedMap paddingPx={paddingPx} hasOther={other !== undefined} isLed={other?.leadsMap === true} />
      {other !== undefined && (
        <OtherDrawer open={other} whole={beside} close={closeOther} widenToPx={roomBeside(wholePx, mainPx)} />
      )}
      <div className={`map-page-side map-page-${side}`} ref={main}>
        {drawer.isOpen && drawer.shown !== undefined ? (
          <Dock
            side={side}
            label={label}
            name={id}
            defaultWidthPx={side === "left" ? 600 : windowPx < 1200 ? 420 : 500}
            minWidthPx={360}
            maxShare={Math.min(usualShare, roomBeside(wholePx, 0) / windowPx)}
            widenToPx={roomBeside(wholePx, otherPx)}
            isCollapsed={false}
            onCollapse={(isCollapsed) => (isCollapsed ? drawer.close() : drawer.open())}
          >
            <Drawer tabs={strip} open={drawer.shown} />
          </Dock>
        ) : (
          tabs.length > 0 && <div className="map-page-rail">{strip}</div>
        )}
      </div>
    </div>
  );
}
