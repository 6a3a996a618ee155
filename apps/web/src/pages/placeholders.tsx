import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { useContactsPath } from "../contacts/contactsPath.ts";
import { openFeedback } from "../session/state.ts";
import { PlaceholderView, type PlaceholderViewProps } from "./PlaceholderView.tsx";

export const AccessPage = () => (
  <Placeholder
    hasSite
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

type Words = Omit<PlaceholderViewProps, "onContact" | "contactsPath" | "existing" | "links">;

/** @param props `hasSite`: the organisation may have a site of its own for it. */
function Placeholder({ hasSite = false, ...words }: Words & { readonly hasSite?: boolean }) {
  useTitle(words.title);
  const { access_site, website, linkedin } = useClient().config.site_links;
  return (
    <PlaceholderView
      {...words}
      contactsPath={useContactsPath()}
      existing={
        hasSite && access_site !== undefined
          ? { href: access_site, label: "Open the existing access site" }
          : undefined
      }
      links={[
        ...(website === undefined ? [] : [{ href: website, label: "Website" }]),
        ...(linkedin === undefined ? [] : [{ href: linkedin, label: "LinkedIn" }]),
      ]}
      onContact={openFeedback}
    />
  );
}
