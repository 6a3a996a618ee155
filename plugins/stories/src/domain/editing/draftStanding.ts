/** What a draft is written over, as its author knows it. */
export interface DraftGround {
  /** Of the draft; null where there is none. */
  readonly revision: string | null;
  /** The version that it was begun from; 0 for none. */
  readonly base: number;
}

/** What the server has, as far as it says whether somebody was there meanwhile. */
export interface SeenStory {
  readonly revision: string | null;
  /** The latest version there is; 0 for none. */
  readonly latest: number;
  readonly isWithdrawn: boolean;
}

/** What became elsewhere of a story that is edited here. */
export type DoneElsewhere = "saved" | "published" | "withdrawn" | "discarded";

/**
 * What others did with a story since its author last knew; undefined where it is as they know it. A draft on an older version than the
 * latest could be saved for ever and never published, so that is noticed too.
 *
 * @param seen undefined where the server has neither a draft nor a version.
 */
export function doneElsewhere(mine: DraftGround, seen: SeenStory | undefined): DoneElsewhere | undefined {
  const { revision, latest, isWithdrawn } = seen ?? { revision: null, latest: 0, isWithdrawn: false };
  if (revision !== null && revision !== mine.revision) return "saved";
  if (latest !== mine.base) return isWithdrawn ? "withdrawn" : "published";
  return revision === mine.revision ? undefined : "discarded";
}
