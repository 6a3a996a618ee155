export interface NoteViewProps {
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
}

/** A quiet line in the place of a story, with a way on where there is one (STO-11). */
export const NoteView = ({ text, onRetry }: NoteViewProps) => (
  <p className="stories-note" role="status">
    {text}
    {onRetry !== undefined && (
      <button onClick={onRetry} type="button">
        Retry
      </button>
    )}
  </p>
);
