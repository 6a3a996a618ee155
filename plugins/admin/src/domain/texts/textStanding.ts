/** The draft of a text, which all its editors share. */
export interface SharedDraft {
  /** Another with each save. */
  readonly revision: string;
  /** The version that it was begun from; 0 for none. */
  readonly base: number;
  readonly body: unknown;
  /** Who saved it last; null for an account that is gone. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string | null;
  /** The form of its kind can draw it. */
  readonly hasShape: boolean;
}

/** A text as the server has it. */
export interface TextStanding {
  /** The latest that is published; 0 for none. */
  readonly version: number;
  /** What that says; null for none, and for one that was withdrawn. */
  readonly body: unknown;
  readonly draft: SharedDraft | undefined;
}

/** What somebody has written and not saved: over which draft, null for none, and which version. */
export interface Unsaved {
  readonly base: number;
  readonly revision: string | null;
  readonly body: unknown;
}

/** What others did with a text since somebody wrote on it last. */
export type Meanwhile = "saved" | "published" | "discarded";

/**
 * What others did with a text since; undefined where it is as its writer knows it. A draft on an older version than the latest could be
 * saved for ever and never published, so that is told too.
 *
 * @param mine what is not saved; the draft itself where everything is.
 */
export function doneMeanwhile(
  mine: Pick<Unsaved, "base" | "revision"> | undefined,
  { version, draft }: Pick<TextStanding, "version" | "draft">,
): Meanwhile | undefined {
  if (mine === undefined) return undefined;
  if (draft !== undefined && draft.revision !== mine.revision) return "saved";
  if (version !== mine.base) return "published";
  return draft === undefined && mine.revision !== null ? "discarded" : undefined;
}

/** What is written, as going on from what others did: it takes the place of theirs once it is saved. */
export function overTheirs(mine: Unsaved, { version, draft }: TextStanding): Unsaved {
  const { body } = mine;
  if (draft === undefined) return { base: version, revision: null, body };
  // Of a version that neither knows its writer is told next.
  const isTheirs = draft.revision !== mine.revision;
  return { base: isTheirs ? Math.max(mine.base, draft.base) : version, revision: draft.revision, body };
}
