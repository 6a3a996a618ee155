import type { SideWords } from "@stopbank/map-page/side-words";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { type ReactNode, useId } from "react";

export interface ComparisonViewProps {
  readonly sides: SideWords;
  /** An answer is there, of now or of a moment ago. */
  readonly isAnswered: boolean;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly onSwap: () => void;
  readonly onStop: () => void;
  /** What differs for each element layer. */
  readonly children: ReactNode;
}

/** The two sides by name, and what differs between them. */
export function ComparisonView(props: ComparisonViewProps) {
  const { sides, isAnswered, isUpdating, error, retry, onSwap, onStop, children } = props;
  const id = useId();
  return (
    <section className="risk-comparison" aria-labelledby={id} aria-busy={isUpdating}>
      <header>
        <h2 id={id}>Compared</h2>
        <button type="button" className="risk-comparison-act" onClick={onSwap}>
          Swap
        </button>
        <button type="button" className="risk-comparison-act" onClick={onStop}>
          Stop comparing
        </button>
      </header>
      <dl className="risk-comparison-sides">
        <div>
          <dt>Left</dt>
          <dd>{sides.left}</dd>
        </div>
        <div>
          <dt>Right</dt>
          <dd>{sides.right}</dd>
        </div>
      </dl>
      {error !== undefined && (
        <Failed
          error={error}
          retry={retry}
          what={isAnswered ? "The comparison is of a moment ago" : "The comparison could not be worked out"}
        />
      )}
      {isAnswered
        ? children
        : error === undefined && (
            <Loading label="Working out the comparison" skeleton={<Skeleton height={120} />} />
          )}
    </section>
  );
}
