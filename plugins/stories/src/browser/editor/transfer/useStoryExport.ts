import { errorOf, pathOf } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { useNetwork, useToaster } from "@stopbank/plugin-api/browser";
import { saveFile } from "@stopbank/ui/save-file";
import { refusalWords } from "../../../domain/editing/refusalWords.ts";
import { slugOf } from "../../../domain/storyAddress.ts";

/** Downloads a story with its media as one file: what its draft says, where it has one. */
export function useStoryExport() {
  const network = useNetwork();
  const toaster = useToaster();
  return async (id: number, title: string): Promise<void> => {
    const query = { kind: "story", name: `${id}`, draft: "true" } as const;
    try {
      const answer = await network.fetch(`/api${pathOf(routes.exportContent, { query })}`);
      if (!answer.ok) throw await errorOf(answer);
      saveFile(`${slugOf(title) || `story-${id}`}.zip`, await answer.blob());
    } catch (error) {
      toaster.error(refusalWords(error, "The story could not be exported. Try again."));
    }
  };
}
