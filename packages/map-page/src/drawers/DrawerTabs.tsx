import { type KeyboardEvent, useRef } from "react";
import { focusTab, tabId } from "./focusTab.ts";
import type { PageTab } from "./pageTabs.ts";

export interface DrawerTabsProps {
  readonly tabs: readonly Pick<PageTab, "tab" | "label" | "icon">[];
  /** The name of the tab that is open, or would be. */
  readonly focus: string;
  /** Names the strip. */
  readonly label: string;
  /** At the edge, while the drawer is closed. */
  readonly isVertical?: boolean;
  readonly onChoose: (tab: string) => void;
}

export const panelId = "map-page-panel";

/** The tabs of a page's main drawer: a strip over it, or upright at the edge while it is closed. */
export function DrawerTabs({ tabs, focus, label, isVertical = false, onChoose }: DrawerTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: string) => {
    onChoose(tab);
    focusTab(tab);
  };
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const active = document.activeElement;
    // From outside the strip the keys begin at the first.
    const at = active instanceof HTMLElement ? Math.max(buttons.indexOf(active), 0) : 0;
    const [after, before] = [at + 1, at - 1 + buttons.length];
    const next = {
      ...{ ArrowRight: after, ArrowDown: after, ArrowLeft: before, ArrowUp: before },
      ...{ Home: 0, End: buttons.length - 1 },
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next % buttons.length]?.focus();
  };
  return (
    <div
      className={isVertical ? "map-page-tabs map-page-tabs-upright" : "map-page-tabs"}
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? "vertical" : "horizontal"}
      onKeyDown={move}
      ref={list}
    >
      {tabs.map(({ tab, label: words, icon: Icon }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={!isVertical && focus === tab}
          aria-controls={isVertical ? undefined : panelId}
          tabIndex={focus === tab ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {isVertical && <Icon size={16} aria-hidden />}
          {words}
        </button>
      ))}
    </div>
  );
}
