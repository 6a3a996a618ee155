import type { ReactNode } from "react";

export interface TextListProps {
  readonly items: readonly ReactNode[];
  readonly isOrdered: boolean;
  /** The first item's number; undefined for 1. */
  readonly start?: number | undefined;
}

/** A list of a text, with numbers or without. */
export function TextList({ items, isOrdered, start }: TextListProps) {
  const shown = items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's items have no other name and never move.
    <li key={at}>{item}</li>
  ));
  return isOrdered ? <ol start={start}>{shown}</ol> : <ul>{shown}</ul>;
}
