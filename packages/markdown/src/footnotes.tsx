import type { MouseEvent, ReactElement, ReactNode } from "react";
import type { Note, Reading } from "./reading.ts";

/** The number of a note, where the text refers to it. */
export function noteMark(key: number, note: Note | undefined): ReactNode {
  if (note === undefined) return null;
  return (
    <sup key={key}>
      <a href={`#${note.elementId}`} id={note.markIds.at(-1)} onClick={goTo}>
        {note.number}
      </a>
    </sup>
  );
}

/** The notes that a text refers to, below it, each with its ways back; null where there are none. */
export function footnotesOf(reading: Reading): ReactElement | null {
  const contents: ReactNode[] = [];
  // A note may refer to others, which then follow it.
  for (let note = reading.notes[0]; note !== undefined; note = reading.notes[contents.length])
    contents.push(reading.set(note.definition.children));
  if (contents.length === 0) return null;
  return (
    <ol key="notes" className="sb-markdown-notes">
      {reading.notes.map(({ number, elementId, markIds }) => (
        <li key={number} id={elementId} tabIndex={-1}>
          {contents[number - 1]}
          {markIds.map((id) => (
            <a key={id} href={`#${id}`} aria-label={`Back to note ${number} in the text`} onClick={goTo}>
              ↩
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Goes to a part of the page. The address stays as it is: it says what the map shows. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  target?.scrollIntoView({ block: "nearest" });
  target?.focus();
}
