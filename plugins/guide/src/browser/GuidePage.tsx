import { readGuideAddress } from "@stopbank/contract/guide-address";
import "./styles/index.css";
import { useClient } from "@stopbank/plugin-api/browser";
import { svgDataUrl } from "@stopbank/ui/theme";
import { Redirect, useLocation } from "wouter";
import { useArrival } from "./data/useArrival.ts";
import { useTabs } from "./data/useCms.ts";
import { useSearchKey } from "./data/useSearchKey.ts";
import { GuideFrameView } from "./frame/GuideFrameView.tsx";
import { TopBarView } from "./frame/TopBarView.tsx";
import { TopicTabsView } from "./frame/TopicTabsView.tsx";
import { GlossaryPage } from "./glossary/GlossaryPage.tsx";
import { HomePage } from "./home/HomePage.tsx";
import { PlacePage } from "./PlacePage.tsx";
import { ProblemPage } from "./ProblemPage.tsx";

/** The guide, by its addresses. */
export default function GuidePage() {
  const [path] = useLocation();
  const tabs = useTabs();
  const search = useSearchKey();
  const content = useArrival(path);
  const { config, displayName } = useClient();
  const address = readGuideAddress(path);
  // One redirect may lead to another, and goes on only as one of its own.
  if ("redirect" in address) return <Redirect key={path} replace to={address.redirect} />;
  const logo = config.logos.full;
  const frame = {
    content,
    header:
      address.show === "home" && !address.hasHeader ? undefined : (
        <TopBarView
          logoUrl={logo === "" ? undefined : svgDataUrl(logo)}
          name={displayName}
          onSearch={search}
        />
      ),
    tabs: <TopicTabsView current={topicAt(path)} tabs={tabs} />,
  };
  switch (address.show) {
    case "home":
      return (
        <GuideFrameView {...frame}>
          <HomePage isAlone={!address.hasHeader} onSearch={search} tabs={tabs} />
        </GuideFrameView>
      );
    case "glossary":
      return (
        <GuideFrameView {...frame}>
          <GlossaryPage />
        </GuideFrameView>
      );
    case "place":
      return <PlacePage at={address} frame={frame} tabs={tabs} />;
    case "nothing":
      return (
        <GuideFrameView {...frame}>
          <ProblemPage />
        </GuideFrameView>
      );
  }
}

/** The main topic whose tab is the one that is open. */
function topicAt(path: string) {
  const address = readGuideAddress(path);
  if (!("show" in address)) return undefined;
  if (address.show === "home") return "overview" as const;
  if (address.show === "place") return address.topic;
  return address.show === "glossary" ? address.show : undefined;
}
