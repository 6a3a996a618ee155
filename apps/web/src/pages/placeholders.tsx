import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { ActionButton } from "@stopbank/ui/action-button";
import type { ReactNode } from "react";

export const AccessPage = () => (
  <Placeholder status="Coming Soon" title="Access">
    <p>
      How far people are from the services they rely on, and which roads they need to reach them after an
      event.
    </p>
  </Placeholder>
);

export const AdaptationPage = () => (
  <Placeholder status="Coming Soon" title="Adaptation">
    <p>Compare what could be done before choosing what to do.</p>
    <ul>
      <li>Evaluate change in direct and indirect risk from multiple hazards</li>
      <li>Compare interventions against multiple criteria</li>
      <li>Generate Dynamic Adaptive Policy Pathways (DAPP) maps</li>
      <li>Engage communities on possible actions</li>
    </ul>
  </Placeholder>
);

export const LivePage = () => (
  <Placeholder title="Live Updates">
    <p>What is happening now, on the same map: river levels, warnings and outages as they come in.</p>
  </Placeholder>
);

export const LandUsePage = () => (
  <Placeholder title="Land use">
    <p>How the risk to a place changes with what is built on it.</p>
  </Placeholder>
);

interface PlaceholderProps {
  readonly title: string;
  readonly status?: string;
  readonly children: ReactNode;
}

/** What an organisation can ask to have switched on. */
function Placeholder({ title, status, children }: PlaceholderProps) {
  useTitle(title);
  const { config } = useClient();
  const address = config.feedback_url ?? undefined;
  return (
    <div className="shell-page placeholder">
      <div className="sb-card placeholder-card">
        {status !== undefined && <p className="placeholder-status">{status}</p>}
        <h1>{title}</h1>
        {children}
        <footer>
          <p>Contact us to activate</p>
          <ActionButton
            blockedBy={address === undefined ? "Your organisation has not set up a contact page." : undefined}
            intent="primary"
            onClick={() => window.open(address, "_blank", "noreferrer")}
            text="Get in touch"
          />
        </footer>
      </div>
      <p className="sb-muted sb-small">Powered by Stopbank</p>
    </div>
  );
}
