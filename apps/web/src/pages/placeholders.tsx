import { useTitle } from "@stopbank/plugin-api/browser";
import { useContactsPath } from "../contacts/contactsPath.ts";
import { openFeedback } from "../session/state.ts";
import { PlaceholderView, type PlaceholderViewProps } from "./PlaceholderView.tsx";

export const AccessPage = () => (
  <Placeholder
    lead="How far people are from the services they rely on, and which roads they need to reach them after an event."
    status="Coming Soon"
    title="Access"
  />
);

export const AdaptationPage = () => (
  <Placeholder
    lead="Compare what could be done before choosing what to do."
    points={[
      "Evaluate change in direct and indirect risk from multiple hazards",
      "Compare interventions against multiple criteria",
      "Generate Dynamic Adaptive Policy Pathways (DAPP) maps",
      "Engage communities on possible actions",
    ]}
    status="Coming Soon"
    title="Adaptation"
  />
);

export const LivePage = () => (
  <Placeholder
    lead="What is happening now, on the same map: river levels, warnings and outages as they come in."
    title="Live Updates"
  />
);

export const LandUsePage = () => (
  <Placeholder lead="How the risk to a place changes with what is built on it." title="Land use" />
);

function Placeholder(words: Omit<PlaceholderViewProps, "onContact" | "contactsPath">) {
  useTitle(words.title);
  return <PlaceholderView {...words} contactsPath={useContactsPath()} onContact={openFeedback} />;
}
