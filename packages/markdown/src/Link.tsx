import { isServedPage, isShellPage } from "@stopbank/contract/is-page";
import { isWebAddress } from "@stopbank/contract/web-address";
import { normalizeUri } from "micromark-util-sanitize-uri";
import { type ReactNode, useContext } from "react";
import { Link as PageLink } from "wouter";
import { PagesApart } from "./pagesApart.ts";

export interface LinkProps {
  /** Undefined for a reference that is not defined. */
  readonly url: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link to a page of this app, by `PagesApart` in another tab, to one that its server has beside it, to the web, which is another tab and
 * is not told where from, or to mail; where it leads anywhere else, its words alone.
 */
export function Link({ url, children }: LinkProps) {
  const isApart = useContext(PagesApart);
  if (url === undefined) return <span>{children}</span>;
  // As a browser gets it: what is escaped parts nothing any more.
  const href = normalizeUri(url);
  const isPage = isShellPage(href);
  if (isWebAddress(href) || /^mailto:/i.test(href) || isServedPage(href) || (isPage && isApart))
    return (
      <a href={href} rel="noopener noreferrer" target="_blank">
        {children}
      </a>
    );
  return isPage ? <PageLink href={href}>{children}</PageLink> : <span>{children}</span>;
}
