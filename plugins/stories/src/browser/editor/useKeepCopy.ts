import type { Story } from "@stopbank/contract/story";
import { useCall, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { editorPath } from "../../domain/storyAddress.ts";
import { beginStory } from "./data/storyDesk.ts";

/** Keeps what an author wrote as a story of its own; `after` runs once it is, with its number. */
export function useKeepCopy() {
  const call = useCall();
  const { go } = useNavigation();
  const toaster = useToaster();
  return async (story: Story, after: (copy: number) => void): Promise<void> => {
    try {
      const copy = await beginStory(call, { ...story, title: `Copy of ${story.title}`.slice(0, 300) });
      after(copy);
      toaster.show({
        intent: "success",
        message: "Yours is kept as a story of its own.",
        action: { label: "Open", run: () => go(editorPath(copy)) },
      });
    } catch (error) {
      toaster.error(refusalWords(error, "The copy could not be saved. Yours is still here."));
    }
  };
}
