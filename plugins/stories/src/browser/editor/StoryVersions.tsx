import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { titleChanges } from "../../domain/editing/titleChanges.ts";
import { versionOfStory } from "./data/storyDesk.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { VersionsView } from "./dialogs/VersionsView.tsx";

export interface StoryVersionsProps {
  readonly id: number;
  readonly draft: StoryDraft;
  readonly onClose: () => void;
}

/** The versions of a story that were published, the latest 50, each of which can be taken up again in the draft. */
export function StoryVersions({ id, draft, onClose }: StoryVersionsProps) {
  const call = useCall();
  const { name } = useClient();
  const toaster = useToaster();
  const [open, setOpen] = useState<number>();
  const [isWorking, setWorking] = useState(false);
  const history = useSWR(
    [name, "story history", id, draft.ground().base],
    () => call(routes.textHistory, { params: { kind: "story" }, query: { name: `${id}` } }),
    { revalidateOnMount: true },
  );
  const opened = useSWR(open === undefined ? null : [name, "story version", id, open], () =>
    versionOfStory(call, id, open ?? 0),
  );
  const restore = async (version: number) => {
    setWorking(true);
    try {
      const story = await versionOfStory(call, id, version);
      draft.replace(story, `Restore version ${version}`);
      toaster.show({
        intent: "success",
        message: `Version ${version} is in the draft. Publish it to have it read again.`,
        action: { label: "Undo", run: draft.undo },
      });
      onClose();
    } catch (error) {
      toaster.error(refusalWords(error, `Version ${version} could not be restored.`));
    }
    setWorking(false);
  };
  return (
    <VersionsView
      changes={mapLoadable(toLoadable(opened), (story) => titleChanges(story, draft.story))}
      isOpen
      isWorking={isWorking}
      onClose={onClose}
      onOpen={setOpen}
      onRestore={(version) => void restore(version)}
      open={open}
      versions={mapLoadable(toLoadable(history), ({ versions }) =>
        versions.map(({ is_withdrawn, version, at, by, note }) => ({
          ...{ version, at, by, note },
          isWithdrawn: is_withdrawn,
        })),
      )}
    />
  );
}
