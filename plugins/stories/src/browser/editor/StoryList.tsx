import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { askAllAnew } from "@stopbank/ui/keep-answers";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { ListedStory } from "../../domain/editing/listedStories.ts";
import { newStory } from "../../domain/editing/readDraft.ts";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { editorPath } from "../../domain/storyAddress.ts";
import { forgetStories } from "../data/askStories.ts";
import {
  beginStory,
  discardDraft,
  listStories,
  openStory,
  restoreStory,
  saveStory,
  withdrawStory,
} from "./data/storyDesk.ts";
import { EditorListView } from "./list/EditorListView.tsx";
import { ImportView } from "./transfer/ImportView.tsx";
import { useStoryExport } from "./transfer/useStoryExport.ts";
import { useStoryImport } from "./transfer/useStoryImport.ts";

/** All stories for whoever writes them. */
export function StoryList() {
  const call = useCall();
  const { name } = useClient();
  const { go } = useNavigation();
  const toaster = useToaster();
  const { cache, mutate } = useSWRConfig();
  const [isWorking, setWorking] = useState(false);
  const stories = useSWR<readonly ListedStory[], Error>([name, "stories to edit"], () => listStories(call), {
    revalidateOnMount: true,
  });
  const changed = useSWR<ReadonlyMap<number, number>, Error>(
    [name, "changed stories"],
    async () => new Map((await call(routes.changedStories, {})).map((story) => [story.id, story.changed])),
    {
      revalidateOnFocus: false,
      onError: (failure) => console.warn("Which figures have changed is not known.", failure),
    },
  );
  const work = async (act: () => Promise<void>, failed: string) => {
    setWorking(true);
    try {
      await act();
    } catch (error) {
      toaster.error(refusalWords(error, failed));
    }
    setWorking(false);
    await stories.mutate();
  };
  const refresh = async () => {
    forgetStories(call);
    askAllAnew(cache);
    await Promise.all([stories.mutate(), mutate([name, "stories"])]);
  };
  const undoWith = (message: string, undo: () => Promise<unknown>) =>
    toaster.show({
      intent: "success",
      message,
      action: {
        label: "Undo",
        run: () => void work(() => undo().then(refresh), "It could not be undone."),
      },
    });
  const exportStory = useStoryExport();
  const incoming = useStoryImport(async ({ id, title, undo }) => {
    await refresh();
    go(editorPath(id));
    if (undo === undefined)
      toaster.show({ intent: "success", message: `'${title}' is a draft, as it is in the file.` });
    else
      undoWith(`The draft of '${title}' is what the file says.`, async () => {
        go(editorPath());
        await undo();
      });
  });
  return (
    <>
      <Loaded
        label="Loading the stories"
        of={toLoadable(stories)}
        skeleton={<Skeleton height={240} />}
        what="The stories could not be loaded"
      >
        {(list) => (
          <EditorListView
            changed={changed.data}
            isWorking={isWorking}
            onDiscard={(story) =>
              void work(async () => {
                const opened = await openStory(call, story.id);
                if (opened === undefined || opened.revision === null) return;
                await discardDraft(call, story.id, opened.revision);
                await refresh();
                undoWith(`The draft of '${story.title}' is discarded.`, () =>
                  saveStory(call, story.id, opened.story, { ...opened, revision: null }),
                );
              }, "The draft could not be discarded.")
            }
            onDuplicate={(story) =>
              void work(async () => {
                const opened = await openStory(call, story.id);
                if (opened === undefined) return;
                const title = `Copy of ${opened.story.title}`;
                const id = await beginStory(call, { ...opened.story, title });
                await refresh();
                toaster.show({
                  intent: "success",
                  message: `'${title}' is a draft.`,
                  action: { label: "Open", run: () => go(editorPath(id)) },
                });
              }, "The story could not be duplicated.")
            }
            onExport={(story) => void exportStory(story.id, story.title)}
            onImport={incoming.begin}
            onNew={() =>
              void work(
                async () => go(editorPath(await beginStory(call, newStory()))),
                "No story could be begun.",
              )
            }
            onWithdraw={(story) =>
              void work(async () => {
                const version = await withdrawStory(call, story.id, story.version);
                await refresh();
                undoWith(`'${story.title}' is withdrawn: nobody reads it any more.`, () =>
                  restoreStory(call, story.id, version, story.version),
                );
              }, "The story could not be withdrawn.")
            }
            stories={list}
          />
        )}
      </Loaded>
      <ImportView
        onClose={incoming.close}
        onCopy={incoming.copy}
        onReplace={incoming.replace}
        state={incoming.state}
      />
    </>
  );
}
