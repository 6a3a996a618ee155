import { CaretDownIcon, ListIcon } from "@blueprintjs/icons";
import type { GuideMainTab, GuideSubTab } from "@stopbank/contract/cms";
import { type ReactNode, useId, useState } from "react";
import { Link } from "wouter";
import { entryHref, listedSubTabs, subTabHref, tabHref } from "../../domain/guideMap.ts";

export interface SideNavigationViewProps {
  readonly tabs: readonly GuideMainTab[];
  readonly tab: GuideMainTab;
  /** The address one is at, as the lists have it. */
  readonly path: string;
  /** All topics instead of the one that is open. */
  readonly showsAll: boolean;
  readonly onToggle: () => void;
}

/** Beside a page of the guide: what its topic has, or every topic (GUI-04). On a phone it folds. */
export function SideNavigationView({ tabs, tab, path, showsAll, onToggle }: SideNavigationViewProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <nav aria-label="Pages of the guide" className="guide-side">
      <button
        aria-controls={id}
        aria-expanded={isUnfolded}
        className="guide-side-fold"
        onClick={() => setUnfolded(!isUnfolded)}
        type="button"
      >
        <ListIcon aria-hidden />
        <span>{tab.title}</span>
        <CaretDownIcon aria-hidden />
      </button>
      <div className={isUnfolded ? "guide-side-open" : ""} id={id}>
        <button className="guide-side-toggle" onClick={onToggle} type="button">
          {showsAll ? "View Current Topic" : "Browse All Topics"}
        </button>
        {showsAll ? tabs.map((each) => topicOf(each, path)) : topicOf(tab, path)}
      </div>
    </nav>
  );
}

const topicOf = (tab: GuideMainTab, path: string) => (
  <section key={tab.slug}>
    <h2>
      <Link href={tabHref(tab)}>{tab.title}</Link>
    </h2>
    <ul>
      {tab.articles.map((card) => (
        <li key={card.slug}>
          <PageLink href={entryHref({ tab, subTab: undefined, card })} path={path}>
            {card.title}
          </PageLink>
        </li>
      ))}
      {listedSubTabs(tab).map((subTab) => (
        <li key={subTab.slug}>
          <PageLink href={subTabHref(tab, subTab)} path={path}>
            {subTab.title}
          </PageLink>
          {entriesOf(tab, subTab, path)}
        </li>
      ))}
    </ul>
  </section>
);

const entriesOf = (tab: GuideMainTab, subTab: GuideSubTab, path: string) => (
  <ul>
    {subTab.articles.map((card) => (
      <li key={card.slug}>
        <PageLink href={entryHref({ tab, subTab, card })} path={path}>
          {card.title}
        </PageLink>
      </li>
    ))}
  </ul>
);

interface PageLinkProps {
  readonly href: string;
  readonly path: string;
  readonly children: ReactNode;
}

const PageLink = ({ href, path, children }: PageLinkProps) => (
  <Link aria-current={href === path ? "page" : undefined} href={href}>
    {children}
  </Link>
);
