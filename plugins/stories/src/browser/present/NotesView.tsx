import type { JSX } from "react";

export interface NotesViewProps {
  /** Of the step that is shown; undefined where there are none. */
  readonly notes: JSX.Element | undefined;
  /** Title of the step after it; undefined at the end. */
  readonly next: string | undefined;
}

/** What the presenter reads. */
export const NotesView = ({ notes, next }: NotesViewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls long notes by keyboard
  <aside aria-label="Presenter notes" className="stories-notes" tabIndex={0}>
    <h3>Notes</h3>
    {notes ?? <p>No notes for this step.</p>}
    <p className="stories-notes-next">{next === undefined ? "This is the last step." : `Next: ${next}`}</p>
  </aside>
);
