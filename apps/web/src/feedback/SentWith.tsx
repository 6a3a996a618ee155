export interface SentWithProps {
  /** On the map, by name. */
  readonly layers: readonly string[];
  /** Where the organisation takes feedback besides. */
  readonly elsewhere: string | undefined;
}

/** Of more than so many, the rest are counted: all of them are sent. */
const mostNamed = 6;

const namesOf = (layers: readonly string[]) =>
  layers.slice(0, mostNamed).join("; ") +
  (layers.length > mostNamed ? `, and ${layers.length - mostNamed} more` : "");

/** What goes with a message beside what its writer puts in, and where else it could go. */
export const SentWith = ({ layers, elsewhere }: SentWithProps) => (
  <div className="feedback-with sb-muted sb-small">
    <p>
      The address of this page is sent with it
      {layers.length === 0 ? "." : `, and the list of current layers: ${namesOf(layers)}.`}
    </p>
    {elsewhere !== undefined && (
      <p>
        <a href={elsewhere} rel="noopener noreferrer" target="_blank">
          Your organisation has a feedback page too
        </a>
      </p>
    )}
  </div>
);
