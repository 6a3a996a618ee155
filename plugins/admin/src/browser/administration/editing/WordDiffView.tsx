import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

export interface WordDiffViewProps {
  readonly before: string;
  readonly after: string;
}

/** Beyond it the two have so little in common that the words tell more than their difference. */
const mostMs = 400;

/** What was taken out and what was put in, word by word. */
export function WordDiffView({ before, after }: WordDiffViewProps) {
  const parts = useMemo(() => diffWordsWithSpace(before, after, { timeout: mostMs }), [before, after]);
  if (before === after) return <p className="sb-muted">The two say the same.</p>;
  if (parts === undefined) return <pre className="admin-diff">{after}</pre>;
  return (
    <pre className="admin-diff">
      {keyed(parts).map(({ key, added, removed, value }) => {
        if (added)
          return (
            <ins key={key}>
              <span className="sb-visually-hidden"> put in: </span>
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={key}>
              <span className="sb-visually-hidden"> taken out: </span>
              {value}
            </del>
          );
        return <span key={key}>{value}</span>;
      })}
    </pre>
  );
}

/** Parts have no names of their own; where they begin tells them apart. */
function keyed<T extends { readonly value: string }>(parts: readonly T[]): readonly (T & { key: string })[] {
  let at = 0;
  return parts.map((part, place) => {
    const key = `${at}-${place}`;
    at += part.value.length;
    return { ...part, key };
  });
}
