import type { WireStory } from "@stopbank/contract/stories";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { askStories } from "./askStories.ts";

export function useStories(): Loadable<readonly WireStory[]> {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR<readonly WireStory[], Error>([name, "stories"], () => askStories(call), {
      onError: (error) => console.warn("The stories could not be loaded.", error),
      revalidateOnFocus: false,
    }),
  );
}
