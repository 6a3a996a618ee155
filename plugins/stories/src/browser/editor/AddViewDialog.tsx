import { ApiError, type CallApi } from "@stopbank/contract/client";
import type { StoryStep } from "@stopbank/contract/story";
import { useMapPage } from "@stopbank/map-page/context";
import { useCall, useClient, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import type { Scene } from "@stopbank/scene";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { newStory } from "../../domain/editing/readDraft.ts";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { takenWords } from "../../domain/editing/stepWords.ts";
import { editStory } from "../../domain/editing/storyEdits.ts";
import { editorPath } from "../../domain/storyAddress.ts";
import { stepOfMap } from "./data/keptArea.ts";
import { beginStory, listStories, openStory, saveStory } from "./data/storyDesk.ts";
import { AddViewView } from "./dialogs/AddViewView.tsx";

/** 'Add this view to a story': what the risk map shows becomes a step of a draft. */
export function AddViewDialog({ close }: { readonly close: () => void }) {
  const call = useCall();
  const { name } = useClient();
  const { go } = useNavigation();
  const toaster = useToaster();
  const { mutate } = useSWRConfig();
  const { store } = useMapPage();
  // What is taken is what was there when it was asked for.
  const [scene] = useState(() => store.state.scene as Scene);
  const [story, setStory] = useState<number>();
  const [chapter, setChapter] = useState<number>();
  const [title, setTitle] = useState("");
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const stories = useSWR([name, "stories to edit"], () => listStories(call), { revalidateOnMount: true });
  const chosen = useSWR(story === undefined ? null : [name, "chapters of a story", story], () =>
    openStory(call, story ?? 0),
  );
  const chapters = chosen.data?.story.chapters.map((one) => one.title);
  // At the end, unless another place is chosen.
  const last = Math.max(0, (chapters?.length ?? 1) - 1);
  const add = async () => {
    setWorking(true);
    setProblem(undefined);
    try {
      const step = await stepOfMap(call, scene, title);
      const id =
        story === undefined
          ? await beginStory(
              call,
              editStory(newStory(), { kind: "addStep", at: { chapter: 0, step: 0 }, value: step }),
            )
          : await addTo(call, story, chapter ?? last, step);
      await mutate((key) => Array.isArray(key) && typeof key[1] === "string" && /stor(y|ies)/.test(key[1]));
      close();
      toaster.show({
        intent: "success",
        message: "The view is a step of the story's draft.",
        action: { label: "Open the draft", run: () => go(editorPath(id)) },
      });
    } catch (error) {
      setProblem(refusalWords(error, "The step could not be added. Try again."));
    }
    setWorking(false);
  };
  return (
    <AddViewView
      chapter={chapter ?? last}
      chapters={chapters}
      isOpen
      isWorking={isWorking}
      onAdd={() => void add()}
      onChapter={setChapter}
      onClose={close}
      onStory={(id) => {
        setStory(id);
        setChapter(undefined);
      }}
      onTitle={setTitle}
      problem={problem}
      stories={mapLoadable(toLoadable(stories), (list) =>
        list.map((one) => ({ id: one.id, title: one.title || "Untitled story" })),
      )}
      story={story}
      taken={takenWords(scene)}
      title={title}
    />
  );
}

/** Adds a step at the end of a chapter, or in a new one; to what somebody else has saved meanwhile as well. */
async function addTo(call: CallApi, id: number, chapter: number, step: StoryStep): Promise<number> {
  const opened = await openStory(call, id);
  if (opened === undefined)
    throw new ApiError(404, "stories/gone", "The story is no longer there. Choose another.");
  const { chapters } = opened.story;
  const place = chapters[chapter];
  const next =
    place === undefined
      ? editStory(opened.story, {
          kind: "addChapter",
          chapter: chapters.length,
          value: { title: `Chapter ${chapters.length + 1}`, steps: [step] },
        })
      : editStory(opened.story, { kind: "addStep", at: { chapter, step: place.steps.length }, value: step });
  await saveStory(call, id, next, opened);
  return id;
}
