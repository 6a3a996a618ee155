import type { Story } from "@stopbank/contract/story";

/** What an author wrote that the server does not have yet. */
export interface Unsaved {
  readonly story: Story;
  /** Of the draft it was written over; null for none. */
  readonly revision: string | null;
}

export interface UnsavedStory {
  read(): Unsaved | undefined;
  keep(unsaved: Unsaved | undefined): void;
}

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
