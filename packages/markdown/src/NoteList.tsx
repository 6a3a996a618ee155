import type { ReactNode } from "react";
import { goTo } from "./goTo.ts";
import type { Note } from "./reading.ts";

export interface NoteListProps {
  readonly notes: readonly (Pick<Note, "number" | "elementId" | "markIds"> & {
    readonly content: ReactNode;
  })[];
}

/** The notes of a text below it, each with its ways back to where it is referred to. */
export const NoteList = ({ notes }: NoteListProps) => (
  <ol className="sb-markdown-notes">
    {notes.map(({ number, elementId, markIds, content }) => (
      <li key={number} id={elementId} tabIndex={-1}>
        {content}
        {markIds.map((id) => (
          <a key={id} href={`#${id}`} aria-label={`Back to note ${number} in the text`} onClick={goTo}>
            ↩
          </a>
        ))}
      </li>
    ))}
  </ol>
);
