import type { ReactElement, ReactNode } from "react";
import { NoteList } from "./NoteList.tsx";
import { NoteMark } from "./NoteMark.tsx";
import type { Note, Reading } from "./reading.ts";

/** The number of a note, where the text refers to it; null where it is not defined. */
export function noteMark(key: number, note: Note | undefined): ReactNode {
  if (note === undefined) return null;
  return <NoteMark key={key} number={note.number} elementId={note.elementId} id={note.markIds.at(-1)} />;
}

/** The notes that a text refers to, below it; null where there are none. */
export function footnotesOf(reading: Reading): ReactElement | null {
  const contents: ReactNode[] = [];
  // A note may refer to others, which then follow it.
  for (let note = reading.notes[0]; note !== undefined; note = reading.notes[contents.length])
    contents.push(reading.set(note.definition.children));
  if (contents.length === 0) return null;
  return (
    <NoteList
      key="notes"
      notes={reading.notes.map((note) => ({ ...note, content: contents[note.number - 1] }))}
    />
  );
}
