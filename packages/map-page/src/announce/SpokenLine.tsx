export interface SpokenLineProps {
  /** What was announced last; empty at first. */
  readonly sentence: string;
}

/** Unseen; screen readers watch it from the beginning, and read each sentence that comes into it. */
export const SpokenLine = ({ sentence }: SpokenLineProps) => (
  <p role="status" className="sb-visually-hidden" data-spoken="changes">
    {sentence}
  </p>
);
