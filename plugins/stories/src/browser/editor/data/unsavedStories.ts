import type { Story } from "@stopbank/contract/story";

/** What an author wrote that the server does not have yet. */
export interface Unsaved {
  readonly story: Story;
  /** Of the draft it was written over; null for none. */
  readonly revision: string | null;
  /** The version that it was begun from; undefined in what was kept before this was. */
  readonly base?: number;
}

export interface UnsavedStory {
  read(): Unsaved | undefined;
  keep(unsaved: Unsaved | undefined): void;
}

/**
 * Whether what was not saved in time goes on from what the server has: nobody has saved the draft since, or, where there is none,
 * published the story.
 */
export const goesOnFrom = (
  left: Unsaved,
  now: { readonly revision: string | null; readonly base: number },
): boolean => left.revision === now.revision && (now.revision !== null || left.base === now.base);

/**
 * Keeps in this browser what is not saved yet, so that neither a lost connection nor a closed window takes it. Another person at the
 * same browser has none of it.
 */
export function unsavedStory(userUuid: string, client: string, id: number): UnsavedStory {
  const key = `stopbank.story.${userUuid}.${client}.${id}`;
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as Unsaved);
      } catch {
        // No storage here, or not ours: nothing is kept.
        return undefined;
      }
    },
    keep(unsaved) {
      try {
        if (unsaved === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(unsaved));
      } catch (error) {
        // It is still in the page, which says that it is not saved.
        console.warn("What is not saved is kept by this page alone.", error);
      }
    },
  };
}
