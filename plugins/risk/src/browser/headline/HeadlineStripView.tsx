import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import type { MatrixCell } from "../../domain/summary/matrixCell.ts";

export interface HeadlineStripViewProps {
  /** What the figures are of: "River flooding, 1 in 100 years". */
  readonly about: string;
  /** The name of the tab that has them in full. */
  readonly fullName: string;
  /** A figure for each element layer on the map, the topmost first. */
  readonly rows: readonly {
    readonly type: string;
    readonly name: string;
    readonly overall: Pick<MatrixCell, "state" | "figure" | "share"> | undefined;
  }[];
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** What the guide says of them. */
  readonly explain?: ReactNode;
  /** Leads to the figures in full. */
  readonly onOpen: () => void;
}

/** More would take the room of what they stand beside. */
const mostShown = 4;

/** What hazards do to the layers on the map, in so few words that it stays in sight while controls are moved. */
export function HeadlineStripView(props: HeadlineStripViewProps) {
  const { about, fullName, rows, isUpdating, error, retry, onOpen } = props;
  const more = rows.length - mostShown;
  return (
    <section className="sb-asks-again risk-strip" aria-busy={isUpdating} aria-label="Headline figures">
      <div className="risk-strip-head">
        {error === undefined ? (
          <span title={about}>{about}</span>
        ) : (
          <span role="alert" title={error.message}>
            The figures could not be worked out
          </span>
        )}
        {props.explain}
        {error !== undefined && <Button onClick={retry} size="small" text="Retry" variant="minimal" />}
        <Button
          onClick={onOpen}
          size="small"
          text={more > 0 ? `${fullName}, ${more} more` : fullName}
          variant="minimal"
        />
      </div>
      <ul>
        {rows.slice(0, mostShown).map(({ type, name, overall }) => (
          <li key={type}>
            <span>{name}</span>
            <span className={overall?.state === "exposed" ? "" : "sb-muted"}>
              <b>{overall?.figure ?? "…"}</b>
              {overall?.share !== undefined && ` ${overall.share}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
