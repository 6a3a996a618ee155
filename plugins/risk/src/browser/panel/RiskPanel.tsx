import { useClient } from "@stopbank/plugin-api/browser";
import { LayersTab } from "../layers/LayersTab.tsx";
import { useScene } from "../riskContext.ts";
import { SelectedTab } from "../selected/SelectedTab.tsx";
import { RiskSummaryTab } from "../summary/RiskSummaryTab.tsx";
import { DrawerTabs, panelId, tabId } from "./DrawerTabs.tsx";
import { useWindowWidth } from "./useWidths.ts";

const content = { layers: LayersTab, risk: RiskSummaryTab, selection: SelectedTab } as const;

/** The tabs, the open one's content and the footer. */
export function RiskPanel() {
  const { focus } = useScene().drawer;
  const isSheet = useWindowWidth() < 760;
  const { methods_report_url } = useClient().config;
  const Content = content[focus];
  return (
    <div className="risk-panel">
      <DrawerTabs isSheet={isSheet} />
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
