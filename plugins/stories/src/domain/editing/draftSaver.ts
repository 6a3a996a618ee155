import type { Story } from "@stopbank/contract/story";

/** How it stands with what an author has written. */
export type SavingState =
  | { readonly state: "saved" }
  /** It is saved once the author pauses. */
  | { readonly state: "waiting" }
  | { readonly state: "saving" }
  | { readonly state: "failed"; readonly why: string }
  /** Somebody else has saved the draft since, or it is gone: nothing is written over it. */
  | { readonly state: "overtaken"; readonly isGone?: boolean };

export interface SaverParts {
  /** Saves over a revision, and answers the next. Throws an error with `status` 409 where that is no longer the latest. */
  readonly save: (story: Story, revision: string | null) => Promise<string>;
  /** Keeps in this browser what is not saved yet; undefined once it is. */
  readonly keep: (unsaved: { readonly story: Story; readonly revision: string | null } | undefined) => void;
  readonly onState: (state: SavingState) => void;
  /** Why a save failed, in words. */
  readonly words: (error: unknown) => string;
}

/** Saved this long after the last change, in milliseconds. */
export const savePauseMs = 1_200;
/** What failed is tried again after this long, in milliseconds. */
export const retryPauseMs = 10_000;

export interface DraftSaver {
  change(story: Story): void;
  /** Saves now what is not saved yet. @returns the revision once all is; rejects where it cannot be. */
  flush(): Promise<string | null>;
  /** Goes on from another revision: what is there is saved. */
  reset(revision: string | null): void;
  revision(): string | null;
  hasUnsaved(): boolean;
  stop(): void;
}

/** Saves a draft by itself, one save at a time and each over the one before, so that nobody's words are written over unseen. */
export function createDraftSaver(
  first: string | null,
  { save, keep, onState, words }: SaverParts,
): DraftSaver {
  let revision = first;
  // Named anew with each change, so that a story that is to be saved once more is not taken for the one on its way.
  let unsaved: { readonly story: Story } | undefined;
  // Each beginning from another revision: what was on its way before says nothing about it.
  let beginning = 0;
  let isOvertaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run().catch(() => undefined), ms);
  };
  async function run(): Promise<void> {
    clearTimeout(timer);
    // Of several that waited for one save the first begins the next, and the others wait for that.
    while (running !== undefined) await running.catch(() => undefined);
    const change = unsaved;
    if (change === undefined || isOvertaken) return;
    const since = beginning;
    onState({ state: "saving" });
    running = save(change.story, revision).then((next) => {
      if (since !== beginning) return;
      revision = next;
      if (unsaved === change) {
        unsaved = undefined;
        keep(undefined);
        onState({ state: "saved" });
      } else {
        if (unsaved !== undefined) keep({ story: unsaved.story, revision });
        onState({ state: "waiting" });
        later(savePauseMs);
      }
    });
    try {
      await running;
    } catch (error) {
      if (since !== beginning) throw error;
      if (isConflict(error)) {
        isOvertaken = true;
        onState({ state: "overtaken" });
      } else {
        onState({ state: "failed", why: words(error) });
        later(retryPauseMs);
      }
      throw error;
    } finally {
      running = undefined;
    }
  }
  return {
    change(story) {
      unsaved = { story };
      keep({ story, revision });
      if (isOvertaken) return;
      onState({ state: "waiting" });
      later(savePauseMs);
    },
    async flush() {
      await run();
      if (isOvertaken) throw new Error("Somebody else has saved this draft.");
      if (unsaved !== undefined) await run();
      return revision;
    },
    reset(next) {
      clearTimeout(timer);
      revision = next;
      beginning += 1;
      unsaved = undefined;
      isOvertaken = false;
      keep(undefined);
      onState({ state: "saved" });
    },
    revision: () => revision,
    hasUnsaved: () => unsaved !== undefined,
    stop: () => clearTimeout(timer),
  };
}

/** Where there are as many drafts as there is room for, nobody else has saved this one. */
const isConflict = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "status" in error &&
  error.status === 409 &&
  !("code" in error && error.code === "content/too-many-drafts");
