import { useNavigation } from "@stopbank/plugin-api/browser";
import { formatDateTime } from "@stopbank/ui/dates";
import { useState } from "react";
import type { DoneElsewhere } from "../../domain/editing/draftStanding.ts";
import { titleChanges } from "../../domain/editing/titleChanges.ts";
import { editorPath } from "../../domain/storyAddress.ts";
import type { OpenedStory } from "./data/storyDesk.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { TitleChangesView } from "./dialogs/TitleChangesView.tsx";
import { NoticeView } from "./notices/NoticeView.tsx";
import { useKeepCopy } from "./useKeepCopy.ts";

export interface ElsewhereNoticeProps {
  readonly draft: StoryDraft;
  readonly did: DoneElsewhere;
  /** The story as the server has it; undefined where it has none any more. */
  readonly seen: OpenedStory | undefined;
}

/** What others did with a story that is edited here, and what is to become of the draft: nothing is written over unseen. */
export function ElsewhereNotice({ draft, did, seen }: ElsewhereNoticeProps) {
  const { go } = useNavigation();
  const keepCopy = useKeepCopy();
  const [isCompared, setCompared] = useState(false);
  const over = seen ?? { revision: null, latest: 0 };
  const theirs = did === "saved" ? seen?.story : seen?.published;
  const take = () => {
    setCompared(false);
    if (seen === undefined || theirs === undefined) return;
    if (did === "saved") draft.take(seen);
    // A draft of one's own that is still there has to say the same.
    else if (over.revision !== null) draft.goOn(over, { story: theirs, words: "Take what is published" });
    else draft.take({ story: theirs, revision: null, base: over.latest });
  };
  const leaveFor = (path: string) => {
    draft.discarded();
    go(path);
  };
  const what = did === "discarded" ? "what is published" : "theirs";
  const goOn = { label: goOnWords[did], run: () => draft.goOn(over) };
  return (
    <>
      <NoticeView
        actions={[
          ...(theirs === undefined
            ? []
            : [
                {
                  label: isCompared ? "Hide the difference" : `See ${what}`,
                  run: () => setCompared(!isCompared),
                },
                { label: `Take ${what}`, run: take },
              ]),
          // A draft that somebody else saved is kept nowhere else.
          ...(did === "saved" ? [] : [goOn]),
          {
            label: "Keep mine as a copy",
            run: () =>
              void keepCopy(draft.story, theirs === undefined ? (copy) => leaveFor(editorPath(copy)) : take),
          },
          ...(seen === undefined ? [{ label: "Drop mine", run: () => leaveFor(editorPath()) }] : []),
        ]}
        isUrgent
        words={`${didWords(did, seen)}${draft.saving.state === "saved" ? "" : " Yours is not saved."} Nothing is written over.`}
      />
      {isCompared && theirs !== undefined && (
        <TitleChangesView
          changes={titleChanges(draft.story, theirs)}
          came={`only in ${what}`}
          gone="only in yours"
        />
      )}
    </>
  );
}

const goOnWords: Readonly<Record<DoneElsewhere, string>> = {
  saved: "Keep mine over it",
  published: "Keep mine over it",
  withdrawn: "Go on with mine",
  discarded: "Go on with mine",
};

function didWords(did: DoneElsewhere, seen: OpenedStory | undefined): string {
  if (did === "discarded") return "This draft was discarded elsewhere after you opened it.";
  if (did === "withdrawn") return "This story was withdrawn after this draft was begun.";
  if (did === "published") return `Version ${seen?.latest} was published after this draft was begun.`;
  const when = seen?.savedAt == null ? "just now" : formatDateTime(new Date(seen.savedAt));
  return `${seen?.savedBy ?? "Somebody else"} saved this draft (${when}) after you opened it.`;
}
