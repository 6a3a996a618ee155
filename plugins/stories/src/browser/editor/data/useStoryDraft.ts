import type { Story } from "@stopbank/contract/story";
import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import { useEffect, useMemo, useRef, useState } from "react";
import { createDraftSaver, type SavingState } from "../../../domain/editing/draftSaver.ts";
import type { DraftGround } from "../../../domain/editing/draftStanding.ts";
import {
  beginHistory,
  doEdit,
  type EditHistory,
  redoEdit,
  undoEdit,
} from "../../../domain/editing/editHistory.ts";
import { refusalWords } from "../../../domain/editing/refusalWords.ts";
import type { StoryEdit } from "../../../domain/editing/storyEdits.ts";
import { type OpenedStory, saveStory } from "./storyDesk.ts";
import { goesOnFrom, unsavedStory } from "./unsavedStories.ts";

// By story: what is saved as somebody leaves its editor.
const leaving = new Map<number, Promise<unknown>>();

/** Over once what was written in a story is saved, or cannot be. */
export const savedOnLeaving = async (id: number): Promise<void> => void (await leaving.get(id));

/** A story being written: each change can be taken back, and is saved by itself. */
export function useStoryDraft(id: number, opened: OpenedStory) {
  const call = useCall();
  const { name: client } = useClient();
  const { userUuid = "" } = useSession();
  const kept = useMemo(() => unsavedStory(userUuid, client, id), [userUuid, client, id]);
  const base = useRef(opened.base);
  const [left] = useState(() => kept.read());
  const isTakenUp = left !== undefined && goesOnFrom(left, opened);
  const [history, setHistory] = useState(() => beginHistory(isTakenUp ? left.story : opened.story));
  const now = useRef(history);
  const [saving, setSaving] = useState<SavingState>({ state: "saved" });
  const [saver] = useState(() =>
    createDraftSaver(opened.revision, {
      save: (story, revision) => saveStory(call, id, story, { revision, base: base.current }),
      keep: (unsaved) => kept.keep(unsaved && { ...unsaved, base: base.current }),
      onState: setSaving,
      words: (error) => refusalWords(error, "the server did not answer as it should."),
    }),
  );
  useEffect(() => {
    if (isTakenUp && left !== undefined) saver.change(left.story);
    const retry = () => void saver.flush().catch(() => undefined);
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      // Whoever goes elsewhere in the app is not asked: it is saved on the way.
      leaving.set(
        id,
        saver.flush().catch(() => undefined),
      );
      saver.stop();
    };
  }, [saver, isTakenUp, left, id]);
  useEffect(() => {
    if (saving.state === "saved") return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [saving.state]);
  const put = (next: EditHistory) => {
    const isOther = next.story !== now.current.story;
    now.current = next;
    setHistory(next);
    if (isOther) saver.change(next.story);
  };
  const replace = (story: Story, words: string) => {
    const { done } = now.current;
    put({ story, done: [...done, { story: now.current.story, words }], undone: [], typing: undefined });
  };
  return {
    story: history.story,
    undoes: history.done.at(-1)?.words,
    redoes: history.undone.at(-1)?.words,
    saving,
    /** What was not saved before, over a draft that somebody else has saved since. */
    leftBehind: left !== undefined && !isTakenUp ? left.story : undefined,
    isTakenUp,
    ground: (): DraftGround => ({ revision: saver.revision(), base: base.current }),
    base: () => base.current,
    edit: (edit: StoryEdit, words: string, field?: string) =>
      put(doEdit(now.current, edit, words, field, Date.now())),
    undo: () => put(undoEdit(now.current)),
    redo: () => put(redoEdit(now.current)),
    flush: saver.flush,
    retry: () => void saver.flush().catch(() => undefined),
    /** Goes on from what the server has. */
    take(theirs: Pick<OpenedStory, "story" | "revision" | "base">) {
      base.current = theirs.base;
      saver.reset(theirs.revision);
      now.current = beginHistory(theirs.story);
      setHistory(now.current);
    },
    /** Puts another story in its place, which can be taken back as any change. */
    replace,
    /** Goes on with what is here over what others did, or with something `instead` of it, and saves it. */
    goOn(over: Pick<OpenedStory, "revision" | "latest">, instead?: { story: Story; words: string }) {
      base.current = over.latest;
      if (over.revision !== saver.revision() || saving.state === "overtaken") saver.reset(over.revision);
      if (instead === undefined) saver.change(now.current.story);
      else replace(instead.story, instead.words);
    },
    /** The revision of the draft with all that is written: one is made where there is none. */
    async asDraft(): Promise<string> {
      const saved = await saver.flush();
      if (saved !== null) return saved;
      saver.change(now.current.story);
      const made = await saver.flush();
      if (made === null) throw new Error("The draft was not saved.");
      return made;
    },
    /** It was published, so there is no draft: the next change begins one, and what was written meanwhile does at once. */
    published(version: number) {
      const isWrittenOn = saver.hasUnsaved();
      base.current = version;
      saver.reset(null);
      if (isWrittenOn) saver.change(now.current.story);
    },
    /** Its draft is gone, or kept elsewhere: nothing of it is left to save. */
    discarded: () => saver.reset(null),
  };
}

export type StoryDraft = ReturnType<typeof useStoryDraft>;
