import { ChevronRightIcon } from "@blueprintjs/icons";
import type { GuideMainTab, GuideSubTab } from "@stopbank/contract/cms";
import { Empty } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { entryHref } from "../../domain/guideMap.ts";

export interface ListingViewProps {
  readonly tab: GuideMainTab;
  readonly subTab: GuideSubTab;
  readonly breadcrumb: ReactNode;
  /** Of what is offered by pictures; rows of links where it is absent. */
  readonly cards: readonly ReactNode[] | undefined;
}

/** What a sub topic has (GUI-10). */
export const ListingView = ({ tab, subTab, breadcrumb, cards }: ListingViewProps) => (
  <div className="guide-listing">
    {breadcrumb}
    <header>
      <h1>{tab.title}</h1>
      <p>{tab.description}</p>
    </header>
    <h2>{subTab.title}</h2>
    {subTab.articles.length === 0 && <Empty>Nothing stands here yet.</Empty>}
    {cards === undefined ? (
      <ul className="guide-rows">
        {subTab.articles.map((card) => (
          <li key={card.slug}>
            <Link href={entryHref({ tab, subTab, card })}>
              <strong>{card.title}</strong>
              <span>{card.description}</span>
              <ChevronRightIcon aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    ) : (
      <ul className="guide-cards">
        {cards.map((card, at) => (
          <li key={subTab.articles[at]?.slug}>{card}</li>
        ))}
      </ul>
    )}
  </div>
);
