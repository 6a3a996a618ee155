import type { ListedDraft } from "@stopbank/contract/drafts";
import type { WireStory } from "@stopbank/contract/stories";
import type { ListedText } from "@stopbank/contract/texts";

/** Who did something, and when (ISO 8601). */
export interface Done {
  readonly at: string;
  /** An e-mail; null for the command line, and an account that is gone. */
  readonly by: string | null;
}

/** A story as those see it who write it. */
export interface ListedStory {
  readonly id: number;
  readonly title: string;
  /** The latest version of it; 0 for none. */
  readonly version: number;
  readonly published: Done | undefined;
  readonly isWithdrawn: boolean;
  readonly draft: (Done & { readonly revision: string }) | undefined;
}

/** Stories that are published, withdrawn or drafts, by number. A draft's title is the newer one. */
export function listedStories(
  texts: readonly ListedText[],
  drafts: readonly ListedDraft[],
  read: readonly Pick<WireStory, "id" | "title">[],
): readonly ListedStory[] {
  const published = new Map(
    texts.filter(({ kind }) => kind === "story").map((text) => [Number(text.name), text]),
  );
  const begun = new Map(
    drafts.filter(({ kind }) => kind === "story").map((draft) => [Number(draft.name), draft]),
  );
  const titles = new Map(read.map(({ id, title }) => [id, title]));
  return [...new Set([...published.keys(), ...begun.keys()])]
    .toSorted((one, other) => one - other)
    .map((id) => {
      const text = published.get(id);
      const draft = begun.get(id);
      const isWithdrawn = text?.is_withdrawn === true;
      return {
        id,
        title: draft?.title ?? titles.get(id) ?? text?.withdrawn_title ?? `Story ${id}`,
        version: text?.version ?? 0,
        published: text && { at: text.at, by: text.by },
        isWithdrawn,
        draft: draft && { at: draft.saved_at, by: draft.saved_by, revision: draft.revision },
      };
    });
}

/** The first number that no story has, nor had. */
export const freeNumber = (stories: readonly Pick<ListedStory, "id">[]): number =>
  Math.max(0, ...stories.map(({ id }) => id)) + 1;
