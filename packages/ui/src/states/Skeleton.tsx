import { Classes } from "@blueprintjs/core";

export interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number | string;
}

/** A grey block in the place of something that has not come yet. */
export function Skeleton({ width = "100%", height = 20 }: SkeletonProps) {
  return <div className={`${Classes.SKELETON} sb-skeleton`} style={{ width, height }} />;
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
    <Skeleton key={line} width={line === lines ? "60%" : "100%"} />
  ));
}
