import { Button } from "@blueprintjs/core";
import { AddIcon } from "@blueprintjs/icons";
import type { Story } from "@stopbank/contract/story";
import type { ReactNode } from "react";
import type { Patch } from "../../../domain/editing/storyEdits.ts";
import { MediumField } from "../fields/MediumField.tsx";
import { WordsField } from "../fields/WordsField.tsx";

export interface StoryFormViewProps {
  readonly story: Pick<Story, "title" | "description" | "coverImageUrl" | "coverImageAlt">;
  readonly mediaPrefix: string;
  readonly onPatch: (patch: Patch<Omit<Story, "chapters">>, words: string, field?: string) => void;
  readonly onChooseCover: (() => void) | undefined;
  /** The layers of all its steps. */
  readonly children?: ReactNode;
}

/** What a story is called and about, as its card in the list and its introduction have it. */
export const StoryFormView = ({
  story,
  mediaPrefix,
  onPatch,
  onChooseCover,
  children,
}: StoryFormViewProps) => (
  <div className="story-editor-fields">
    <h4>The story</h4>
    <WordsField
      field="title"
      label="Title of the story"
      onValue={(title) => onPatch({ title }, "Typing", "title")}
      value={story.title}
    />
    <WordsField
      field="description"
      help="In the list of stories and in the introduction. Markdown."
      label="What it is about"
      most={20_000}
      onValue={(description) => onPatch({ description }, "Typing", "description")}
      rows={4}
      value={story.description}
    />
    {story.coverImageUrl === undefined ? (
      <span data-field="coverImage">
        <Button
          icon={<AddIcon />}
          onClick={() => onPatch({ coverImageUrl: "" }, "Add a cover")}
          size="small"
          text="Add a cover"
          variant="outlined"
        />
      </span>
    ) : (
      <MediumField
        address={story.coverImageUrl}
        alt={story.coverImageAlt}
        field="coverImage"
        label="Cover"
        mediaPrefix={mediaPrefix}
        onAddress={(coverImageUrl) => onPatch({ coverImageUrl }, "Typing", "coverImageUrl")}
        onAlt={(coverImageAlt) => onPatch({ coverImageAlt }, "Typing", "coverImageAlt")}
        onChoose={onChooseCover}
        onRemove={() => onPatch({ coverImageUrl: undefined, coverImageAlt: undefined }, "Remove the cover")}
      />
    )}
    {children}
  </div>
);
