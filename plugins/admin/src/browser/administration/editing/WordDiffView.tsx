import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { type DiffPart, shortenSame } from "../../../domain/texts/shortenSame.ts";

export interface WordDiffViewProps {
  readonly before: string;
  readonly after: string;
}

/** Beyond it the two have so little in common that the words tell more than their difference. */
const mostMs = 400;

/** What was taken out and what was put in, word by word, with a few lines around it. */
export function WordDiffView({ before, after }: WordDiffViewProps) {
  const parts = useMemo(() => diffWordsWithSpace(before, after, { timeout: mostMs }), [before, after]);
  if (before === after) return <p className="sb-muted">The two say the same.</p>;
  if (parts === undefined) return <pre className="admin-diff">{after}</pre>;
  return (
    <pre className="admin-diff">
      {keyed(shortenSame(parts)).map(({ key, ...part }) => {
        if (part.lines !== undefined)
          return (
            <span className="admin-diff-same" key={key}>
              {part.lines} lines are the same
            </span>
          );
        if (part.added)
          return (
            <ins key={key}>
              <span className="sb-visually-hidden"> put in: </span>
              {part.value}
            </ins>
          );
        if (part.removed)
          return (
            <del key={key}>
              <span className="sb-visually-hidden"> taken out: </span>
              {part.value}
            </del>
          );
        return <span key={key}>{part.value}</span>;
      })}
    </pre>
  );
}

/** Parts have no names of their own; where they begin tells them apart. */
function keyed(parts: readonly DiffPart[]): readonly (DiffPart & { key: string })[] {
  let at = 0;
  return parts.map((part, place) => {
    const key = `${at}-${place}`;
    at += part.value.length;
    return { ...part, key };
  });
}
