import { formatDateTime } from "@stopbank/ui/dates";
import { useEffect, useState } from "react";
import type { OpenedStory } from "./data/storyDesk.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { ElsewhereNotice } from "./ElsewhereNotice.tsx";
import { NoticeView } from "./notices/NoticeView.tsx";
import { useKeepCopy } from "./useKeepCopy.ts";
import type { OtherEditors } from "./useOtherEditors.ts";

export interface DraftNoticesProps {
  readonly opened: OpenedStory;
  readonly draft: StoryDraft;
  readonly others: OtherEditors;
}

const at = (when: string | null) => (when === null ? "just now" : formatDateTime(new Date(when)));

/** Who else edits the story, and what is to become of two drafts of it: nothing is written over unseen. */
export function DraftNotices({ opened, draft, others }: DraftNoticesProps) {
  const keepCopy = useKeepCopy();
  const [hasDropped, setDropped] = useState(false);
  const isOvertaken = draft.saving.state === "overtaken";
  const { did, seen, lately, look } = others;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was first is looked for once it is known that somebody was
  useEffect(() => {
    if (isOvertaken) look();
  }, [isOvertaken]);
  const mine = draft.leftBehind !== undefined && !hasDropped ? draft.leftBehind : undefined;
  if (mine !== undefined)
    return (
      <NoticeView
        actions={[
          { label: "Keep mine as a copy", run: () => void keepCopy(mine, () => setDropped(true)) },
          { label: "Drop mine", run: () => setDropped(true) },
        ]}
        isUrgent
        words={`What you wrote here before was not saved, and ${sinceWords(opened)}`}
      />
    );
  if (did !== undefined) return <ElsewhereNotice did={did} draft={draft} seen={seen} />;
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

/** What came between what was left and what is opened. */
const sinceWords = ({ revision, isWithdrawn, savedBy, savedAt }: OpenedStory): string => {
  if (revision !== null)
    return `${savedBy ?? "somebody else"} has saved this draft since (${at(savedAt)}). You see theirs.`;
  return isWithdrawn
    ? "the story was withdrawn since. You see it as people read it last."
    : "its draft was published or discarded since. You see what is published.";
};
