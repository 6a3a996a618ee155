import type { ReactNode, Ref } from "react";

export interface GuideFrameViewProps {
  /** Undefined at /guide/home, which has none (GUI-03). */
  readonly header: ReactNode;
  readonly tabs: ReactNode;
  /** Beside the page, where it has something there; a page without takes the whole width. */
  readonly side?: ReactNode;
  /** What stands in the article, at the other side. */
  readonly contents?: ReactNode;
  /** Takes the focus when another page of the guide comes. */
  readonly content: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What every page of the guide stands in. */
export const GuideFrameView = ({ header, tabs, side, contents, content, children }: GuideFrameViewProps) => (
  <div className="guide">
    <a className="shell-skip" href="#guide-content">
      Skip to the text
    </a>
    <div className="guide-top">
      {header}
      {tabs}
    </div>
    <div className={side === undefined ? "guide-whole" : "guide-columns"}>
      {side}
      <div className="guide-content" id="guide-content" ref={content} tabIndex={-1}>
        {children}
      </div>
      {contents}
    </div>
  </div>
);
