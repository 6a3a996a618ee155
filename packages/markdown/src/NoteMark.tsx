import { goTo } from "./goTo.ts";

export interface NoteMarkProps {
  readonly number: number;
  /** Of the note. */
  readonly elementId: string;
  /** Its own, which the note leads back to. */
  readonly id: string | undefined;
}

/** The number of a note, where the text refers to it. */
export const NoteMark = ({ number, elementId, id }: NoteMarkProps) => (
  <sup>
    <a href={`#${elementId}`} id={id} onClick={goTo}>
      {number}
    </a>
  </sup>
);
