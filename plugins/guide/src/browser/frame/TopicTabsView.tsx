import type { GuideMainTab } from "@stopbank/contract/cms";
import type { MainTopic } from "@stopbank/contract/main-topics";
import type { Loadable } from "@stopbank/ui/loadable";
import { Skeleton } from "@stopbank/ui/states";
import { Link } from "wouter";
import { tabHref } from "../../domain/guideMap.ts";

export interface TopicTabsViewProps {
  readonly tabs: Loadable<readonly GuideMainTab[]>;
  readonly current: MainTopic | undefined;
}

const expected = ["72px", "96px", "64px", "64px", "72px", "56px", "72px"];

/** The guide's main topics (GUI-04). */
export const TopicTabsView = ({ tabs, current }: TopicTabsViewProps) => (
  <nav aria-busy={tabs.state === "loading"} aria-label="Topics of the guide" className="guide-tabs">
    {tabs.state === "failed" && <p role="alert">Something went wrong.</p>}
    <ul>
      {tabs.state === "loading" &&
        expected.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all there is to each.
          <li aria-hidden="true" key={at}>
            <Skeleton width={width} />
          </li>
        ))}
      {tabs.state === "ready" &&
        tabs.value.map((tab) => (
          <li key={tab.slug}>
            <Link aria-current={tab.slug === current ? "true" : undefined} href={tabHref(tab)}>
              {tab.title}
            </Link>
          </li>
        ))}
    </ul>
  </nav>
);
