import { useScene } from "@stopbank/map-page/context";
import { LayersTab } from "@stopbank/map-page/layers-tab";
import { useClient } from "@stopbank/plugin-api/browser";
import type { ReactNode } from "react";
import { SelectedTab } from "../selected/SelectedTab.tsx";
import { RiskSummaryTab } from "../summary/RiskSummaryTab.tsx";
import { DrawerTabs, panelId, tabId } from "./DrawerTabs.tsx";
import { type DrawerTabId, drawerTabIds } from "./drawerTabIds.ts";

const content: Readonly<Record<DrawerTabId, () => ReactNode>> = {
  layers: LayersTab,
  risk: RiskSummaryTab,
  selection: SelectedTab,
};

export interface RiskPanelProps {
  /** Above the content; a sheet has them in its own head. */
  readonly hasTabs?: boolean;
}

/** The tabs, the open one's content and the footer. */
export function RiskPanel({ hasTabs = true }: RiskPanelProps) {
  const { focus } = useScene().drawer;
  const { methods_report_url } = useClient().config;
  const shown = drawerTabIds.find((id) => id === focus) ?? drawerTabIds[0];
  const Content = content[shown];
  return (
    <div className="risk-panel">
      {hasTabs && <DrawerTabs />}
      <div className="risk-panel-body" id={panelId} role="tabpanel" aria-labelledby={tabId(focus)}>
        <Content />
      </div>
      {focus === "risk" && methods_report_url !== null && (
        <footer className="risk-panel-footer">
          <a href={methods_report_url} rel="noopener noreferrer" target="_blank">
            Methodology Report
          </a>
        </footer>
      )}
    </div>
  );
}
