import { ArrowLeftIcon, ArrowRightIcon, SearchIcon } from "@blueprintjs/icons";
import type { GuideMainTab } from "@stopbank/contract/cms";
import type { Loadable } from "@stopbank/ui/loadable";
import { Skeleton } from "@stopbank/ui/states";
import { Link } from "wouter";
import { listedSubTabs, subTabHref, tabHref } from "../../domain/guideMap.ts";
import { homeLinks } from "../../domain/homeLinks.ts";

export interface HomeViewProps {
  readonly tabs: Loadable<readonly GuideMainTab[]>;
  /** The client's, for a dark ground; undefined where it has none. */
  readonly logoUrl: string | undefined;
  readonly name: string;
  readonly onSearch: (() => void) | undefined;
  /** There is no header above it: the way back to the app stands here. */
  readonly isAlone: boolean;
}

/** How many sub topics a topic names on the home page. */
const mostNamed = 4;

/** The guide's front page (GUI-05). */
export function HomeView({ tabs, logoUrl, name, onSearch, isAlone }: HomeViewProps) {
  const all = tabs.state === "ready" ? tabs.value : [];
  const topics = all.filter(({ slug }) => slug !== "overview");
  return (
    <div className="guide-home">
      <section className="guide-banner">
        <div className="guide-wide">
          {isAlone && (
            <Link className="guide-banner-back" href="/home">
              <ArrowLeftIcon aria-hidden />
              <span>Back to the app</span>
            </Link>
          )}
          {logoUrl === undefined ? (
            <p className="guide-banner-name">{name}</p>
          ) : (
            <img alt={name} className="guide-banner-logo" src={logoUrl} />
          )}
          <h1>{headlineOf(tabs)}</h1>
          {onSearch && (
            <button
              aria-keyshortcuts="/"
              className="guide-search guide-search-large"
              onClick={onSearch}
              type="button"
            >
              <SearchIcon aria-hidden size={18} />
              <span>Search articles, terms, tutorials and demos</span>
              <span aria-hidden="true" className="guide-key">
                /
              </span>
            </button>
          )}
        </div>
      </section>
      <section aria-labelledby="guide-want" className="guide-wide guide-want">
        <h2 id="guide-want">I want to...</h2>
        <ul>
          {homeLinks.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>
                <span>{label}</span>
                <ArrowRightIcon aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {topics.length > 0 && (
        <section aria-labelledby="guide-topics" className="guide-wide guide-topics">
          <h2 id="guide-topics">Browse by topic</h2>
          <ul>
            {topics.map((tab) => (
              <li key={tab.slug}>
                <h3>
                  <Link href={tabHref(tab)}>{tab.title}</Link>
                </h3>
                <p>{tab.description}</p>
                <ul>
                  {listedSubTabs(tab)
                    .slice(0, mostNamed)
                    .map((subTab) => (
                      <li key={subTab.slug}>
                        <Link href={subTabHref(tab, subTab)}>{subTab.title}</Link>
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The description of the main topic `overview` (AMB-49). */
function headlineOf(tabs: HomeViewProps["tabs"]) {
  if (tabs.state === "loading") return <Skeleton width="min(520px, 80%)" />;
  const overview = tabs.state === "ready" ? tabs.value.find(({ slug }) => slug === "overview") : undefined;
  return overview?.description || "Guide";
}
