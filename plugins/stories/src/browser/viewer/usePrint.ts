import { pageJobs, useGet, useToaster } from "@stopbank/plugin-api/browser";
import { isCodeMissing } from "@stopbank/ui/failure";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { reportKind, type StoryOrder } from "../../jobKinds.ts";

/** Has a story set on paper and saved; says by itself how it goes. */
export function usePrint(story: number): () => Promise<void> {
  const get = useGet();
  const toaster = useToaster();
  return async () => {
    try {
      const jobs = await (await get(pageJobs))();
      await jobs.deliver(reportKind, { story } satisfies StoryOrder, {
        begun: "Setting the story on paper...",
        ready: "Story exported",
        failed: "The story could not be set on paper.",
      });
    } catch (error) {
      // The client was left, and this with it.
      if (error instanceof DOMException && error.name === "AbortError") return;
      const failed = "The story could not be set on paper.";
      if (isCodeMissing(error as Error)) tellCodeMissing(toaster, failed, "error");
      else toaster.error(`${failed} Check your connection and try again.`);
    }
  };
}
