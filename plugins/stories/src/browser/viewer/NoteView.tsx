export interface NoteViewProps {
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
  /** For one of many that say the same: it is read and not said aloud. */
  readonly isSilent?: boolean;
}

/** A quiet line in the place of a story, or of a part of it, with a way on where there is one (STO-11). */
export const NoteView = ({ text, onRetry, isSilent = false }: NoteViewProps) => (
  <p className="stories-note" {...(isSilent ? {} : { role: "status" })}>
    {text}
    {onRetry !== undefined && (
      <button onClick={onRetry} type="button">
        Retry
      </button>
    )}
  </p>
);
