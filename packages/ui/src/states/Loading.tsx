import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { SkeletonLines } from "./Skeleton.tsx";
import { useElapsed } from "./useElapsed.ts";

const loadingAfterMs = { skeleton: 150, words: 1_000, cancel: 5_000 } as const;

export interface LoadingProps {
  /** What is being loaded, after a second: "Loading layers". */
  readonly label?: string;
  /** The shape of what will come, made of `Skeleton`s; three lines without it. */
  readonly skeleton?: ReactNode;
  /** Offered after five seconds, when it can be given up. */
  readonly onCancel?: (() => void) | undefined;
  /** Of the work, between 0 and 1, when it is known. */
  readonly progress?: number;
}

/** Nothing for an instant, then the shape of what comes, then words, then a way out: never a spinner without end. */
export function Loading({ label = "Loading", skeleton, onCancel, progress }: LoadingProps) {
  const showsSkeleton = useElapsed(loadingAfterMs.skeleton);
  const showsWords = useElapsed(loadingAfterMs.words);
  const showsCancel = useElapsed(loadingAfterMs.cancel);
  return (
    <div className="sb-loading" aria-busy="true">
      {showsSkeleton && <div aria-hidden="true">{skeleton ?? <SkeletonLines />}</div>}
      <div role="status" className="sb-loading-words">
        {showsWords && (progress === undefined ? `${label}…` : `${label}… ${Math.round(progress * 100)}%`)}
      </div>
      {showsCancel && onCancel !== undefined && (
        <Button size="small" onClick={onCancel} text="Cancel" variant="outlined" />
      )}
    </div>
  );
}
