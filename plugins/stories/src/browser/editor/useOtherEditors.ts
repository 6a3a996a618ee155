import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import useSWR from "swr";
import { type OpenedStory, openStory } from "./data/storyDesk.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";

/** Whether somebody else has saved is asked this often, in milliseconds. */
const lookMs = 15_000;
/** Who has saved within this time, in milliseconds, is still at it. */
const recentMs = 10 * 60_000;

export interface OtherEditors {
  /** What somebody else has saved since this draft was opened or saved here; undefined where nobody has. */
  readonly theirs: OpenedStory | undefined;
  /** Who else was at it lately, and when (ISO 8601). */
  readonly lately: { readonly by: string; readonly at: string } | undefined;
  look(): void;
}

/** Looks after what others do with the draft that is edited here. */
export function useOtherEditors(id: number, opened: OpenedStory, draft: StoryDraft): OtherEditors {
  const call = useCall();
  const { name } = useClient();
  const { email } = useSession();
  const latest = useSWR(
    [name, "story as it is", id],
    async () => {
      // Asked before, so that a save of our own on the way is not taken for somebody else's.
      const own = draft.revision();
      return { own, story: await openStory(call, id) };
    },
    { refreshInterval: lookMs, isPaused: () => draft.saving.state === "saving" },
  );
  const seen = latest.data?.story;
  const isOthers =
    seen !== undefined &&
    latest.data?.own === draft.revision() &&
    seen.revision !== draft.revision() &&
    (seen.revision !== null || seen.latest !== draft.base());
  const { savedBy, savedAt } = seen ?? opened;
  const isLately =
    savedBy !== null && savedBy !== email && savedAt !== null && Date.now() - Date.parse(savedAt) < recentMs;
  return {
    theirs: isOthers ? seen : undefined,
    lately: isLately ? { by: savedBy, at: savedAt } : undefined,
    look: () => void latest.mutate(),
  };
}
