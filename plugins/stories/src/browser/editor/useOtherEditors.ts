import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import useSWR from "swr";
import { type DoneElsewhere, doneElsewhere } from "../../domain/editing/draftStanding.ts";
import { type OpenedStory, openStory } from "./data/storyDesk.ts";
import type { StoryDraft } from "./data/useStoryDraft.ts";

/** Whether somebody else was there is asked this often, in milliseconds. */
const lookMs = 15_000;
/** Who has saved within this time, in milliseconds, is still at it. */
const recentMs = 10 * 60_000;

export interface OtherEditors {
  /** What others did with the story since this draft was opened or saved here; undefined where nothing. */
  readonly did: DoneElsewhere | undefined;
  /** The story as the server has it; undefined where it has none any more. */
  readonly seen: OpenedStory | undefined;
  /** Who else was at it lately, and when (ISO 8601). */
  readonly lately: { readonly by: string; readonly at: string } | undefined;
  look(): void;
}

/** Looks after what others do with the story that is edited here. */
export function useOtherEditors(id: number, opened: OpenedStory, draft: StoryDraft): OtherEditors {
  const call = useCall();
  const { name } = useClient();
  const { email } = useSession();
  const latest = useSWR(
    [name, "story as it is", id],
    async () => {
      // Asked before, so that a save of our own on the way is not taken for somebody else's.
      const own = draft.ground();
      return { own, story: await openStory(call, id) };
    },
    { refreshInterval: lookMs, isPaused: () => draft.saving.state === "saving" },
  );
  const mine = draft.ground();
  const { own, story: seen } = latest.data ?? {
    own: { revision: opened.revision, base: opened.base },
    story: opened,
  };
  const isOfNow = own.revision === mine.revision && own.base === mine.base;
  const { savedBy, savedAt } = seen ?? { savedBy: null, savedAt: null };
  const isLately =
    savedBy !== null && savedBy !== email && savedAt !== null && Date.now() - Date.parse(savedAt) < recentMs;
  return {
    did: isOfNow ? doneElsewhere(mine, seen) : undefined,
    seen,
    lately: isLately ? { by: savedBy, at: savedAt } : undefined,
    look: () => void latest.mutate(),
  };
}
