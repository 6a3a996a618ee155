import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";

export interface RiskSummaryViewProps {
  /** An answer is there, of now or of a moment ago. */
  readonly isAnswered: boolean;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** What narrows the figures. */
  readonly notices: ReactNode;
  /** What the answer says, one element layer after the other. */
  readonly children: ReactNode;
}

/** The summary while it is worked out, when that failed, and what came of it. */
export function RiskSummaryView({
  isAnswered,
  isUpdating,
  error,
  retry,
  notices,
  children,
}: RiskSummaryViewProps) {
  return (
    <div className="risk-summary" aria-busy={isUpdating}>
      {notices}
      {error !== undefined && (
        <Failed
          error={error}
          retry={retry}
          what={isAnswered ? "The summary is of a moment ago" : "The summary could not be worked out"}
        />
      )}
      {isAnswered
        ? children
        : error === undefined && <Loading label="Working out the summary" skeleton={<SummarySkeleton />} />}
    </div>
  );
}

function SummarySkeleton() {
  return (
    <div className="risk-summary-skeleton">
      <Skeleton width={160} height={22} />
      <Skeleton width={120} height={32} />
      <Skeleton height={20} />
      <Skeleton height={120} />
      <Skeleton height={200} />
    </div>
  );
}
