import { useClient } from "@stopbank/plugin-api/browser";
import { LayersTab } from "../layers/LayersTab.tsx";
import { useScene } from "../riskContext.ts";
import { SelectedTab } from "../selected/SelectedTab.tsx";
import { RiskSummaryTab } from "../summary/RiskSummaryTab.tsx";
import { DrawerTabs, panelId, tabId } from "./DrawerTabs.tsx";

const content = { layers: LayersTab, risk: RiskSummaryTab, selection: SelectedTab } as const;

export interface RiskPanelProps {
  /** Above the content; a sheet has them in its own head. */
  readonly hasTabs?: boolean;
}

/** The tabs, the open one's content and the footer. */
export function RiskPanel({ hasTabs = true }: RiskPanelProps) {
  const { focus } = useScene().drawer;
  const { methods_report_url } = useClient().config;
  const Content = content[focus];
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
