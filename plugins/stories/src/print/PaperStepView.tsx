import { mediaAddress } from "@stopbank/contract/media-name";
import type { FigureRow } from "@stopbank/contract/story-figures";
import type { JSX, ReactNode } from "react";
import { FigureRows } from "../browser/card/FigureRows.tsx";
import type { StoryCard } from "../domain/storySteps.ts";

export interface PaperStepViewProps {
  readonly card: StoryCard;
  readonly map: ReactNode;
  readonly mediaPrefix: string;
  /** What is exposed, by layer and scenario. */
  readonly rows: readonly FigureRow[];
  readonly text: (written: string) => JSX.Element;
  /** What the introduction says. */
  readonly words: string;
}

/** A step of a story on paper: its map, its words, its pictures and its figures. */
export function PaperStepView({ card, map, mediaPrefix, rows, text, words }: PaperStepViewProps) {
  const sections = card.step?.sections ?? [{ header: "", content: words }];
  return (
    <section className="paper-chapter stories-paper">
      {card.chapterTitle !== undefined && <p className="stories-paper-chapter">{card.chapterTitle}</p>}
      <h2>{card.title}</h2>
      <div className="stories-paper-map">{map}</div>
      {sections.map(({ header, content, sideImage, sideImageAlt, wideImage, wideImageAlt }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stay where they are
        <div className="stories-paper-section" key={at}>
          {header !== "" && <h3>{header}</h3>}
          {content !== undefined && text(content)}
          {[
            [sideImage, sideImageAlt],
            [wideImage, wideImageAlt],
          ].map(
            ([address, alt = ""]) =>
              address !== undefined && (
                <img alt={alt} key={address} src={mediaAddress(mediaPrefix, address)} />
              ),
          )}
        </div>
      ))}
      {rows.length > 0 && (
        <table className="paper-table">
          <FigureRows rows={rows} />
        </table>
      )}
    </section>
  );
}
