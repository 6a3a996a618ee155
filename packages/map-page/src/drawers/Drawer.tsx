import { Contributed } from "@stopbank/plugin-api/browser";
import type { ReactNode } from "react";
import { panelId } from "./DrawerTabs.tsx";
import { tabId } from "./focusTab.ts";
import type { PageTab } from "./pageTabs.ts";

export interface DrawerProps {
  /** Above the content; a sheet has them in its own head. */
  readonly tabs?: ReactNode;
  readonly open: PageTab;
}

/** The tabs, the open one's content and its foot. */
export function Drawer({ tabs, open: { id, tab, load, loadFoot } }: DrawerProps) {
  return (
    <div className="map-page-panel">
      {tabs}
      <div className="map-page-panel-body" id={panelId} role="tabpanel" aria-labelledby={tabId(tab)}>
        <Contributed className="map-page-panel-wait" id={id} key={id} load={load} props={{}} />
      </div>
      {loadFoot !== undefined && <Contributed id={id} key={`${id} foot`} load={loadFoot} props={{}} />}
    </div>
  );
}
