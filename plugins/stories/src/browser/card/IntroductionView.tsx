import { Button } from "@blueprintjs/core";
import { ArrowRightIcon } from "@blueprintjs/icons";
import type { WireStory } from "@stopbank/contract/stories";
import type { JSX } from "react";
import { Picture } from "./Picture.tsx";

export interface IntroductionViewProps {
  readonly story: Pick<WireStory, "coverImageUrl" | "coverImageAlt">;
  /** What it is about. */
  readonly text: JSX.Element;
  /** `3 Chapters, 12 Steps` */
  readonly length: string;
  readonly mediaPrefix: string;
  readonly onStart: () => void;
}

/** What a story begins with, made of what its card in the list says (STO-04). */
export const IntroductionView = ({ story, text, length, mediaPrefix, onStart }: IntroductionViewProps) => (
  <>
    {story.coverImageUrl !== undefined && (
      <Picture
        address={story.coverImageUrl}
        alt={story.coverImageAlt ?? ""}
        className="stories-wide"
        mediaPrefix={mediaPrefix}
      />
    )}
    <div className="stories-lead">{text}</div>
    <p className="stories-length">{length}</p>
    <Button endIcon={<ArrowRightIcon />} intent="primary" onClick={onStart} text="Begin" />
  </>
);
