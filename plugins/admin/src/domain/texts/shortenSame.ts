/** A stretch of words in two texts: in one of them alone, or in both. */
export interface DiffPart {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
  /** So many lines of both, in place of what they say. */
  readonly lines?: number;
}

/** Of what is the same, so many lines are kept beside what differs. */
const kept = 2;
/** Fewer take no more room than saying how many they are. */
const fewest = 3;

/** Two texts compared, without the long stretches that are the same in both: in a long text nobody would find what differs. */
export const shortenSame = (parts: readonly DiffPart[]): readonly DiffPart[] =>
  parts.flatMap((part, place) => {
    if (part.added || part.removed) return [part];
    const lines = part.value.split("\n");
    const before = place === 0 ? 0 : kept;
    const after = place === parts.length - 1 ? 0 : kept;
    const left = lines.length - before - after;
    if (left < fewest) return [part];
    const said = (value: string) => (value === "" ? [] : [{ ...part, value }]);
    const ahead = lines.slice(0, before).join("\n");
    const behind = lines.slice(before + left).join("\n");
    return [...said(ahead), { ...part, value: "", lines: left }, ...said(behind)];
  });
