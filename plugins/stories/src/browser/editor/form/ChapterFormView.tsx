import type { ReactNode } from "react";
import { WordsField } from "../fields/WordsField.tsx";

export interface ChapterFormViewProps {
  readonly title: string;
  /** "Chapter 2, 3 steps" */
  readonly place: string;
  readonly onTitle: (title: string) => void;
  /** The layers of all its steps. */
  readonly children?: ReactNode;
}

/** What a chapter is called. */
export const ChapterFormView = ({ title, place, onTitle, children }: ChapterFormViewProps) => (
  <div className="story-editor-fields">
    <h4>{place}</h4>
    <WordsField field="title" label="Title of the chapter" onValue={onTitle} value={title} />
    {children}
  </div>
);
