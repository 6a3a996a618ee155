import { Sheet, stopHeightPx } from "@stopbank/ui/sheet";
import { useRef } from "react";
import { FetchedMap } from "../map/FetchedMap.tsx";
import { usePage, usePageState } from "../page/mapPageContext.ts";
import { Drawer } from "./Drawer.tsx";
import { DrawerTabs } from "./DrawerTabs.tsx";
import type { LayoutProps } from "./layoutProps.ts";
import { OtherContent } from "./OtherDrawer.tsx";
import { useEscape } from "./useEscape.ts";
import { useLastOpened } from "./useLastOpened.ts";
import { useMainDrawer } from "./useMainDrawer.ts";
import { useElementHeight } from "./useSizes.ts";
import { useToastRoom } from "./useToastRoom.ts";

/** Before the map on a phone: the main drawer, or in its place what was opened at the page's head. */
export function PageSheet({ main: tabs, other, closeOther, label }: LayoutProps) {
  const { setSheet } = usePage();
  const { sheet } = usePageState();
  const drawer = useMainDrawer(tabs, true);
  useLastOpened(drawer.isOpen ? drawer.shown?.tab : undefined, other !== undefined, closeOther);
  const whole = useRef<HTMLDivElement>(null);
  const roomPx = useElementHeight(whole);
  // All the way up the sheet lies over the map, which keeps its size.
  const sheetPx = stopHeightPx(sheet === "full" ? "half" : sheet, roomPx);
  useToastRoom({ sheet, sheetPx });
  useEscape(
    whole,
    () => {
      if (sheet === "peek") return;
      const hadFocus = document.activeElement?.closest(".sb-sheet-body") != null;
      setSheet("peek");
      // What is folded away takes its focus along, and the handle brings it back.
      if (hadFocus) whole.current?.querySelector<HTMLElement>(".sb-sheet-handle")?.focus();
    },
    { takesMap: true },
  );
  return (
    <div className="map-page-layout" ref={whole}>
      <FetchedMap
        paddingPx={noPadding}
        sheetPx={sheetPx}
        isCovered={sheet === "full"}
        hasOther={other !== undefined}
        isLed={other?.leadsMap === true}
      />
      {other === undefined ? (
        <Sheet
          label={label}
          stop={sheet}
          roomPx={roomPx}
          onStop={setSheet}
          head={
            <DrawerTabs tabs={tabs} focus={drawer.shown?.tab ?? ""} label={label} onChoose={drawer.choose} />
          }
        >
          {drawer.shown !== undefined && <Drawer open={drawer.shown} />}
        </Sheet>
      ) : (
        <Sheet label={other.label} stop={sheet} roomPx={roomPx} onStop={setSheet} head={null}>
          <OtherContent open={other} />
        </Sheet>
      )}
    </div>
  );
}

const noPadding = { left: 0, right: 0 } as const;
