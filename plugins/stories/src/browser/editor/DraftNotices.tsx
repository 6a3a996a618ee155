import { useCall, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { formatDateTime } from "@stopbank/ui/dates";
import { useEffect, useState } from "react";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { titleChanges } from "../../domain/editing/titleChanges.ts";
import { editorPath } from "../../domain/storyAddress.ts";
import { beginStory, type OpenedStory } from "./data/storyDesk.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { TitleChangesView } from "./dialogs/TitleChangesView.tsx";
import { NoticeView } from "./notices/NoticeView.tsx";
import { useOtherEditors } from "./useOtherEditors.ts";

export interface DraftNoticesProps {
  readonly id: number;
  readonly opened: OpenedStory;
  readonly draft: StoryDraft;
}

const at = (when: string | null) => (when === null ? "just now" : formatDateTime(new Date(when)));

/** Who else edits the story, and what is to become of two drafts of it: nothing is written over unseen. */
export function DraftNotices({ id, opened, draft }: DraftNoticesProps) {
  const call = useCall();
  const { go } = useNavigation();
  const toaster = useToaster();
  const others = useOtherEditors(id, opened, draft);
  const [isCompared, setCompared] = useState(false);
  const [hasDropped, setDropped] = useState(false);
  const isOvertaken = draft.saving.state === "overtaken";
  const { look } = others;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was first is looked for once it is known that somebody was
  useEffect(() => {
    if (isOvertaken) look();
  }, [isOvertaken]);
  const mine = draft.leftBehind !== undefined && !hasDropped ? draft.leftBehind : undefined;
  const keepCopy = async (story: typeof draft.story, after: () => void) => {
    try {
      const copy = await beginStory(call, { ...story, title: `Copy of ${story.title}`.slice(0, 300) });
      after();
      toaster.show({
        intent: "success",
        message: "Yours is kept as a story of its own.",
        action: { label: "Open", run: () => go(editorPath(copy)) },
      });
    } catch (error) {
      toaster.error(refusalWords(error, "The copy could not be saved. Yours is still here."));
    }
  };
  const { theirs, lately } = others;
  if (mine !== undefined)
    return (
      <NoticeView
        actions={[
          { label: "Keep mine as a copy", run: () => void keepCopy(mine, () => setDropped(true)) },
          { label: "Drop mine", run: () => setDropped(true) },
        ]}
        isUrgent
        words={`What you wrote here before was not saved, and ${opened.savedBy ?? "somebody else"} has saved this draft since (${at(opened.savedAt)}). You see theirs.`}
      />
    );
  if (theirs !== undefined) {
    const take = () => {
      setCompared(false);
      draft.take(theirs);
    };
    const isUnsaved = draft.saving.state !== "saved";
    const by = theirs.savedBy ?? "Somebody else";
    const did =
      theirs.revision === null
        ? "The draft was published or discarded elsewhere"
        : `${by} saved this draft (${at(theirs.savedAt)})`;
    return (
      <>
        <NoticeView
          actions={[
            { label: isCompared ? "Hide the difference" : "See theirs", run: () => setCompared(!isCompared) },
            { label: "Take theirs", run: take },
            { label: "Keep mine as a copy", run: () => void keepCopy(draft.story, take) },
          ]}
          isUrgent
          words={`${did} after you opened it.${isUnsaved ? " Yours is not saved." : ""} Nothing is written over.`}
        />
        {isCompared && (
          <TitleChangesView
            changes={titleChanges(draft.story, theirs.story)}
            came="only in theirs"
            gone="only in yours"
          />
        )}
      </>
    );
  }
  return (
    <>
      {draft.isTakenUp && draft.saving.state !== "saved" && (
        <NoticeView words="What was not saved before is here again." />
      )}
      {lately !== undefined && (
        <NoticeView words={`${lately.by} is editing this story too: last saved ${at(lately.at)}.`} />
      )}
    </>
  );
}
