import "./landing.css";
import { Tooltip } from "@stopbank/ui/tooltip";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { type HomeTab, homeTabPath, homeTabs } from "./homeTabs.ts";

export interface LandingViewProps {
  readonly tab: HomeTab;
  /** Why a tab has nothing to show. */
  readonly emptyReason: (tab: HomeTab) => string | undefined;
  /** The tab's own. */
  readonly children: ReactNode;
  /** Whom to turn to, on every tab. */
  readonly contact: ReactNode;
}

/** The new Home: its tabs, what the chosen one says, and whom to turn to. */
export const LandingView = ({ tab, emptyReason, children, contact }: LandingViewProps) => (
  <div className="home">
    <nav aria-label="Home" className="home-tabs">
      <ul>
        {homeTabs.map(({ slug, title }) => (
          <li key={slug}>
            <Tab isCurrent={slug === tab} reason={emptyReason(slug)} slug={slug} title={title} />
          </li>
        ))}
      </ul>
    </nav>
    <div className="home-tab">{children}</div>
    {contact}
  </div>
);

interface TabProps {
  readonly slug: HomeTab;
  readonly title: string;
  readonly isCurrent: boolean;
  readonly reason: string | undefined;
}

function Tab({ slug, title, isCurrent, reason }: TabProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone not all of them fit.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isCurrent]);
  if (reason === undefined)
    return (
      <Link aria-current={isCurrent ? "page" : undefined} href={homeTabPath(slug)} ref={link}>
        {title}
      </Link>
    );
  return (
    <Tooltip content={reason} placement="bottom">
      {/* It stays in reach of the keyboard, so that everybody can learn why. */}
      {/* biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link */}
      <span aria-disabled="true" role="link" tabIndex={0}>
        {title}
      </span>
    </Tooltip>
  );
}
