import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import type { ReactNode, Ref } from "react";

export interface ProjectedViewProps {
  /** An answer is there to be drawn, of now or of a moment ago. */
  readonly isAnswered: boolean;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** What it means that there is an error: "Tsunami could not be projected". */
  readonly failed: string;
  /** What is waited for: "Projecting Tsunami". */
  readonly waiting: string;
  /** Why the answer is nothing to draw; undefined where it is. */
  readonly nothing: string | undefined;
  /** What the guide says of it. */
  readonly explain?: ReactNode;
  /** The element, for who wants to know whether it is on the screen. */
  readonly box?: Ref<HTMLDivElement>;
  /** The chart, given what stands in its place while there is nothing to draw; undefined where there is. */
  readonly children: (instead: ReactNode) => ReactNode;
}

/** A projected chart while it is worked out, when that failed, and when there is nothing to draw. */
export function ProjectedView({
  isUpdating,
  error,
  retry,
  failed,
  box,
  explain,
  children,
  ...of
}: ProjectedViewProps) {
  return (
    <div ref={box} className="sb-asks-again risk-projected" aria-busy={isUpdating}>
      {error !== undefined && <Failed error={error} retry={retry} what={failed} />}
      {explain}
      {children(insteadOf({ ...of, isUpdating, error }))}
    </div>
  );
}

function insteadOf({
  isAnswered,
  isUpdating,
  error,
  waiting,
  nothing,
}: Omit<ProjectedViewProps, "retry" | "failed" | "explain" | "children">): ReactNode {
  if (isAnswered) return nothing === undefined ? undefined : <p className="sb-muted">{nothing}</p>;
  if (error !== undefined) return null;
  const shape = <Skeleton height={240} />;
  return isUpdating ? <Loading label={waiting} skeleton={shape} /> : shape;
}
