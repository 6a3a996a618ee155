import { LayersIcon, SelectIcon, TimelineBarChartIcon } from "@blueprintjs/icons";
import { useMapPage, usePage, useScene } from "@stopbank/map-page/context";
import { openDrawer, toggleDrawer } from "@stopbank/scene/view";
import { type KeyboardEvent, useRef } from "react";
import type { DrawerTabId } from "./drawerTabIds.ts";

const drawerTabs = [
  { focus: "layers", label: "Layers", Icon: LayersIcon },
  { focus: "risk", label: "Risk Summary", Icon: TimelineBarChartIcon },
  { focus: "selection", label: "Selected", Icon: SelectIcon },
] as const satisfies readonly { focus: DrawerTabId; label: string; Icon: unknown }[];

export const panelId = "risk-panel";
export const tabId = (focus: string) => `risk-tab-${focus}`;

/** Layers, Risk Summary, Selected: a strip over the panel, or upright at the edge while it is closed. */
export function DrawerTabs({
  isVertical = false,
  isSheet = false,
}: {
  isVertical?: boolean;
  isSheet?: boolean;
}) {
  const { store } = useMapPage();
  const page = usePage();
  const { drawer } = useScene();
  const list = useRef<HTMLDivElement>(null);
  const choose = (focus: string) => {
    // On a phone the sheet's handle closes; a tab only chooses.
    store.apply(isSheet ? openDrawer(focus) : toggleDrawer(focus), { undoable: false });
    if (isSheet && page.state.sheet === "peek") page.setSheet("half");
    requestAnimationFrame(() => document.getElementById(tabId(focus))?.focus());
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const active = document.activeElement;
    const at = active instanceof HTMLElement ? tabs.indexOf(active) : -1;
    tabs[(at + by + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div
      className={isVertical ? "risk-tabs risk-tabs-upright" : "risk-tabs"}
      role="tablist"
      aria-label="Layers and risk"
      aria-orientation={isVertical ? "vertical" : "horizontal"}
      onKeyDown={move}
      ref={list}
    >
      {drawerTabs.map(({ focus, label, Icon }) => {
        const isShown = !isVertical && drawer.focus === focus;
        const isReachable = drawer.focus === focus;
        return (
          <button
            key={focus}
            type="button"
            role="tab"
            id={tabId(focus)}
            aria-selected={isShown}
            aria-controls={isVertical ? undefined : panelId}
            tabIndex={isReachable ? 0 : -1}
            onClick={() => choose(focus)}
          >
            {isVertical && <Icon size={16} aria-hidden />}
            {label}
          </button>
        );
      })}
    </div>
  );
}
