import { mediaAddress } from "@stopbank/contract/media-name";
import type { StorySection } from "@stopbank/contract/story";
import type { FigureRow } from "@stopbank/contract/story-figures";
import type { JSX, ReactNode } from "react";
import { FigureRows } from "../browser/card/FigureRows.tsx";
import type { StoryCard } from "../domain/storySteps.ts";
import { PaperWaysView } from "./PaperWaysView.tsx";

export interface PaperStepViewProps {
  readonly card: StoryCard;
  readonly map: ReactNode;
  readonly mediaPrefix: string;
  /** What is exposed, by layer and scenario. */
  readonly rows: readonly FigureRow[];
  readonly text: (written: string) => JSX.Element;
  /** The film of a section, where it has one. */
  readonly film: (section: StorySection) => ReactNode;
  /** An address of the app's. */
  readonly site: string;
  /** What the introduction says. */
  readonly words: string;
}

/** A step of a story on paper: its map, its words, its pictures and its figures. */
export function PaperStepView({ card, map, mediaPrefix, rows, text, film, site, words }: PaperStepViewProps) {
  const sections: readonly StorySection[] = card.step?.sections ?? [{ header: "", content: words }];
  return (
    <section className="paper-chapter stories-paper">
      {card.chapterTitle !== undefined && <p className="stories-paper-chapter">{card.chapterTitle}</p>}
      <h2>{card.title}</h2>
      <div className="stories-paper-map">{map}</div>
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stay where they are
        <div className="stories-paper-section" key={at}>
          {section.header !== "" && <h3>{section.header}</h3>}
          {section.content !== undefined && text(section.content)}
          {[
            [section.sideImage, section.sideImageAlt],
            [section.wideImage, section.wideImageAlt],
          ].map(
            ([address, alt = ""]) =>
              address !== undefined && (
                <img alt={alt} key={address} src={mediaAddress(mediaPrefix, address)} />
              ),
          )}
          {film(section)}
          <PaperWaysView buttons={section.buttons ?? []} site={site} />
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
