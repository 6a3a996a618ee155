import type { AnnualDamage } from "@stopbank/contract/annual-damage";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import type { ReactNode, Ref } from "react";
import { AnnualAnswer, type AnnualAnswerProps } from "./AnnualAnswer.tsx";

export interface AnnualDamageViewProps extends Omit<AnnualAnswerProps, "answer"> {
  /** To the newest question of this shape; undefined until there is one. */
  readonly answer: AnnualDamage | undefined;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** What the guide says of it. */
  readonly explain?: ReactNode;
  /** The element, for who wants to know whether it is on the screen. */
  readonly box?: Ref<HTMLDivElement>;
}

/** What a hazard costs an element layer a year, while it is worked out and when that failed. */
export function AnnualDamageView({
  answer,
  isUpdating,
  error,
  retry,
  box,
  explain,
  ...reckoned
}: AnnualDamageViewProps) {
  return (
    <div
      ref={box}
      className="sb-asks-again risk-annual" // Without return periods it comes of a set of events, and there is no curve to draw.
      data-curve={reckoned.hazard.return_period_parameters !== undefined}
      aria-busy={isUpdating}
    >
      <h4>Expected annual damage</h4>
      {explain}
      {error !== undefined && (
        <Failed error={error} retry={retry} what="Expected annual damage could not be worked out" />
      )}
      {answer !== undefined ? (
        <AnnualAnswer answer={answer} {...reckoned} />
      ) : (
        isUpdating && (
          <Loading label="Working out expected annual damage" skeleton={<Skeleton height="100%" />} />
        )
      )}
    </div>
  );
}
