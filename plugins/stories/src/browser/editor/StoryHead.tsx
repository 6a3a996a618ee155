import { useCall, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { isPublishable } from "@stopbank/story-check";
import { askAllAnew } from "@stopbank/ui/keep-answers";
import { useState } from "react";
import { useSWRConfig } from "swr";
import type { PlacedProblem } from "../../domain/editing/problemPlaces.ts";
import { trimStory } from "../../domain/editing/readDraft.ts";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { editorPath, storyPath } from "../../domain/storyAddress.ts";
import { forgetStories } from "../data/askStories.ts";
import { discardDraft, publishStory, saveStory } from "./data/storyDesk.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { PublishView } from "./dialogs/PublishView.tsx";
import { EditorHeadView } from "./EditorHeadView.tsx";
import { StoryEmbedding } from "./StoryEmbedding.tsx";
import { StoryVersions } from "./StoryVersions.tsx";
import { useStoryExport } from "./transfer/useStoryExport.ts";
import type { OtherEditors } from "./useOtherEditors.ts";

export interface StoryHeadProps {
  readonly id: number;
  readonly draft: StoryDraft;
  readonly problems: readonly PlacedProblem[];
  readonly others: OtherEditors;
  readonly onCheck: () => void;
}

/** What can be done with the whole of a story: undo, check, publish, versions, a file of it. */
export function StoryHead({ id, draft, problems, others, onCheck }: StoryHeadProps) {
  const call = useCall();
  const { go } = useNavigation();
  const toaster = useToaster();
  const { cache, mutate } = useSWRConfig();
  const exportStory = useStoryExport();
  const [open, setOpen] = useState<"publish" | "versions" | "embed">();
  const [isWorking, setWorking] = useState(false);
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const errors = problems.filter(({ kind }) => kind === "error").length;
  const { story } = draft;
  const { base } = draft.ground();
  const latest = Math.max(base, others.seen?.latest ?? 0);
  // It is read again as soon as it is published here, which is seen a little later.
  const isWithdrawn = others.seen?.isWithdrawn === true && others.seen.latest === latest;
  const isPublished = latest > 0 && !isWithdrawn;
  const refresh = async () => {
    forgetStories(call);
    askAllAnew(cache);
    await mutate((key) => Array.isArray(key) && (key[1] === "stories" || key[1] === "stories to edit"));
  };
  const publish = async () => {
    setWorking(true);
    setProblem(undefined);
    try {
      const trimmed = trimStory(story);
      // What was opened and left empty is no part of what is published.
      if (JSON.stringify(trimmed) !== JSON.stringify(story)) draft.replace(trimmed, "Leave out empty fields");
      const revision = await draft.asDraft();
      const version = await publishStory(call, id, { revision, base: draft.ground().base }, note);
      draft.published(version);
      setNote("");
      await refresh();
      setOpen(undefined);
      toaster.show({
        intent: "success",
        message: `'${story.title}' is published, as version ${version}.`,
        action: { label: "Read it", run: () => go(storyPath({ id, title: story.title })) },
      });
    } catch (error) {
      setProblem(refusalWords(error, "It could not be published. Your draft is as it was."));
      others.look();
    }
    setWorking(false);
  };
  const exportDraft = async () => {
    try {
      // The file has what is on the screen.
      await draft.flush();
      await exportStory(id, story.title);
    } catch (error) {
      toaster.error(refusalWords(error, "It is not saved yet, so that it cannot be exported. Try again."));
    }
  };
  const discard = async () => {
    try {
      const revision = await draft.flush();
      if (revision !== null) await discardDraft(call, id, revision);
      draft.discarded();
      await refresh();
      go(editorPath());
      toaster.show({
        intent: "info",
        message: `The draft of '${story.title || "Untitled story"}' is discarded.`,
        action: {
          label: "Undo",
          run: () =>
            void saveStory(call, id, story, { revision: null, base }).then(
              () => go(editorPath(id)),
              (error: unknown) => toaster.error(refusalWords(error, "The draft could not be brought back.")),
            ),
        },
      });
    } catch (error) {
      toaster.error(refusalWords(error, "The draft could not be discarded."));
    }
  };
  return (
    <>
      <EditorHeadView
        errors={errors}
        isPublished={isPublished}
        isWithdrawn={isWithdrawn}
        onCheck={onCheck}
        onDiscard={() => void discard()}
        onEmbed={() => setOpen("embed")}
        onExport={() => void exportDraft()}
        onPublish={() => {
          setProblem(undefined);
          setOpen("publish");
        }}
        onRead={() => go(storyPath({ id, title: story.title }))}
        onRedo={draft.redo}
        onRetry={draft.retry}
        onUndo={draft.undo}
        onVersions={() => setOpen("versions")}
        redoes={draft.redoes}
        saving={
          draft.saving.state === "overtaken" && others.did !== "saved"
            ? { ...draft.saving, isGone: others.did !== undefined }
            : draft.saving
        }
        title={story.title}
        undoes={draft.undoes}
        warnings={problems.length - errors}
      />
      <PublishView
        errors={isPublishable(problems) ? 0 : errors}
        isOpen={open === "publish"}
        isPublished={isPublished}
        isWorking={isWorking}
        note={note}
        onCheck={() => {
          setOpen(undefined);
          onCheck();
        }}
        onClose={() => setOpen(undefined)}
        onNote={setNote}
        onPublish={() => void publish()}
        problem={problem}
        title={story.title}
        warnings={problems.length - errors}
      />
      {open === "embed" && (
        <StoryEmbedding
          id={id}
          isPublished={isPublished}
          onClose={() => setOpen(undefined)}
          title={story.title}
        />
      )}
      {open === "versions" && <StoryVersions draft={draft} id={id} onClose={() => setOpen(undefined)} />}
    </>
  );
}
