import { ShareIcon } from "@blueprintjs/icons";
import type { ReactNode } from "react";

export interface TutorialViewProps {
  readonly title: string;
  readonly summary: string;
  readonly breadcrumb: ReactNode;
  /** A page of this site. */
  readonly address: string;
}

/** A walkthrough in its frame (GUI-06). */
export const TutorialView = ({ title, summary, breadcrumb, address }: TutorialViewProps) => (
  <article className="guide-article guide-entry">
    {breadcrumb}
    <header className="guide-head">
      <h1>{title}</h1>
      <p className="guide-lead">{summary.trim() === "" ? "No summary" : summary}</p>
    </header>
    <iframe
      allow="fullscreen"
      className="guide-walkthrough"
      // Its scripts run as this site's own pages do; it can take nobody away from here.
      sandbox="allow-scripts allow-same-origin"
      src={address}
      title={`Walkthrough: ${title}`}
    />
    <a className="guide-outside" href={address} rel="noopener" target="_blank">
      <ShareIcon aria-hidden />
      Open the walkthrough in a tab of its own
    </a>
  </article>
);
