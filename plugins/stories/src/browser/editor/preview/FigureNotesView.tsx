import { Button } from "@blueprintjs/core";
import { WarningSignIcon } from "@blueprintjs/icons";
import type { AskedFigure } from "@stopbank/contract/story-figures";

export interface FigureNotesViewProps {
  readonly state: "known" | "coming" | "failed";
  /** The data that the figures are of; undefined while none is known, or the text has none. */
  readonly datasetVersion: string | undefined;
  /** Those of the text that there are none of. */
  readonly missing: readonly Pick<AskedFigure, "name" | "problem" | "instead">[];
  readonly onRetry: () => void;
  /** Puts one that there is in the place of one there is not. */
  readonly onUse: (name: string, instead: string) => void;
}

/** What an author is told of the figures in a text: whose they are, that they come, and which there are none of. */
export const FigureNotesView = ({ state, datasetVersion, missing, onRetry, onUse }: FigureNotesViewProps) => (
  <div className="story-editor-figure-notes">
    <p role="status">
      {state === "coming" && "Working out the figures…"}
      {state === "failed" && "The figures could not be worked out. "}
      {state === "known" && datasetVersion !== undefined && `Figures of dataset version ${datasetVersion}.`}
      {state === "failed" && <Button onClick={onRetry} size="small" text="Retry" variant="minimal" />}
    </p>
    {missing.length > 0 && (
      <ul aria-label="Figures that there are none of">
        {missing.map(({ name, problem, instead = [] }) => (
          <li key={name}>
            <p>
              <WarningSignIcon size={14} /> No figure <code>{name}</code>: {problem}
            </p>
            {instead.map((other) => (
              <Button
                aria-label={`Use ${other} in its place`}
                key={other}
                onClick={() => onUse(name, other)}
                size="small"
                text={other}
                variant="outlined"
              />
            ))}
          </li>
        ))}
      </ul>
    )}
  </div>
);
