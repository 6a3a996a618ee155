import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";
import { storiesPath } from "@stopbank/contract/story-links";
import type { ReactNode } from "react";
import { Link } from "wouter";

export interface HeadViewProps {
  /** Of the story that is open. */
  readonly title?: string | undefined;
  readonly onClose?: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** 'RISK STORIES', and which one is open; its title and the cross lead back to all (STO-02). */
export const HeadView = ({ title, onClose, children }: HeadViewProps) => (
  <header className="stories-head">
    <h2>
      <span className="stories-head-name">RISK STORIES</span>
      {title !== undefined && (
        <>
          <span aria-hidden className="stories-head-mark" />
          <Link href={storiesPath} title="All stories">
            {title}
          </Link>
        </>
      )}
    </h2>
    {children}
    {onClose !== undefined && (
      <Button aria-label="Close story" icon={<CrossIcon />} onClick={onClose} variant="minimal" />
    )}
  </header>
);
