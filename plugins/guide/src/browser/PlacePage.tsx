import type { GuideMainTab } from "@stopbank/contract/cms";
import type { GuideAddress } from "@stopbank/contract/guide-address";
import { findPlace, type Place } from "@stopbank/contract/guide-places";
import type { Loadable } from "@stopbank/ui/loadable";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { entryHref, isPictured, subTabHref } from "../domain/guideMap.ts";
import { useArticle, useDemo, useTutorial } from "./data/useCms.ts";
import { GuideFrameView, type GuideFrameViewProps } from "./frame/GuideFrameView.tsx";
import { PageSkeletonView } from "./frame/PageSkeletonView.tsx";
import { SideNavigationView } from "./frame/SideNavigationView.tsx";
import { SideSkeletonView } from "./frame/SideSkeletonView.tsx";
import { ProblemPage } from "./ProblemPage.tsx";
import { ListingPage } from "./topics/ListingPage.tsx";

// What reads Markdown weighs more than the rest of the guide.
const EntryPage = lazy(() => import("./EntryPage.tsx").then((part) => ({ default: part.EntryPage })));

export type At = Extract<GuideAddress, { show: "place" }>;

export interface PlacePageProps {
  readonly at: At;
  readonly tabs: Loadable<readonly GuideMainTab[]>;
  readonly frame: Pick<GuideFrameViewProps, "header" | "tabs" | "content">;
}

/** A sub topic, or an article, tutorial or demo, with its topic beside it. */
export function PlacePage({ at, tabs, frame }: PlacePageProps) {
  const [path] = useLocation();
  const [showsAll, setShowsAll] = useState(false);
  useAskAhead(at, tabs.state === "loading");
  if (tabs.state === "failed")
    return (
      <GuideFrameView {...frame}>
        <ProblemPage error={tabs.error} onRetry={tabs.retry} />
      </GuideFrameView>
    );
  if (tabs.state === "loading")
    return (
      <GuideFrameView {...frame} side={<SideSkeletonView />}>
        {/* One name below a topic of pictures is most likely a sub topic. */}
        <PageSkeletonView of={at.names.length === 1 && isPictured(at.topic) ? "cards" : "article"} />
      </GuideFrameView>
    );
  const place = findPlace(tabs.value, at.topic, at.names);
  const tab = tabs.value.find(({ slug }) => slug === at.topic);
  const side = tab && (
    <SideNavigationView
      onToggle={() => setShowsAll(!showsAll)}
      path={place === undefined ? path : hrefOf(place)}
      showsAll={showsAll}
      tab={tab}
      tabs={tabs.value}
    />
  );
  if (place === undefined)
    return (
      <GuideFrameView {...frame} side={side}>
        <ProblemPage />
      </GuideFrameView>
    );
  const { card, subTab } = place;
  if (card === undefined)
    return (
      <GuideFrameView {...frame} side={side}>
        {subTab && <ListingPage subTab={subTab} tab={place.tab} />}
      </GuideFrameView>
    );
  const waiting = (
    <GuideFrameView {...frame} side={side}>
      <PageSkeletonView of="article" />
    </GuideFrameView>
  );
  return (
    <Suspense fallback={waiting}>
      <EntryPage
        frame={{ ...frame, side }}
        key={card.slug}
        place={{ ...place, card }}
        tabs={tabs.value}
        waiting={waiting}
      />
    </Suspense>
  );
}

/** Asks for what the address most likely names while the topics are still on their way: the page waits for both. */
function useAskAhead({ topic, names }: At, isEarly: boolean): void {
  const slug = isEarly ? names.at(-1) : undefined;
  useArticle(topic === "tutorials" || topic === "demos" ? undefined : slug);
  useTutorial(topic === "tutorials" ? slug : undefined);
  useDemo(topic === "demos" ? slug : undefined);
}

/** The address a place has in the lists, however one came to it. */
const hrefOf = ({ tab, subTab, card }: Place): string => {
  if (card !== undefined) return entryHref({ tab, subTab, card });
  return subTab === undefined ? "/guide" : subTabHref(tab, subTab);
};
