import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useId } from "react";
import useSWR from "swr";
import { type OpenedStory, openStory } from "./data/storyDesk.ts";
import { savedOnLeaving } from "./data/useStoryDraft.ts";
import { GoneStory } from "./GoneStory.tsx";
import { StoryEditor } from "./StoryEditor.tsx";

/** A story, fetched to be written on: once, since from then on what its author has is what counts. */
export function OpenStory({ id }: { readonly id: number }) {
  const call = useCall();
  const { name } = useClient();
  // Each visit asks for itself: what was opened before may have been saved since.
  const visit = useId();
  const opened = useSWR<{ readonly story: OpenedStory | undefined }, Error>(
    [name, "opened story", id, visit],
    async () => {
      await savedOnLeaving(id);
      return { story: await openStory(call, id) };
    },
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      revalidateIfStale: false,
      revalidateOnMount: true,
    },
  );
  return (
    <Loaded
      label="Loading the story"
      of={toLoadable(opened)}
      skeleton={<Skeleton height={400} />}
      what="The story could not be loaded"
    >
      {({ story }) =>
        story === undefined ? (
          <GoneStory id={id} onKept={() => void opened.mutate()} />
        ) : (
          <StoryEditor id={id} opened={story} />
        )
      }
    </Loaded>
  );
}
