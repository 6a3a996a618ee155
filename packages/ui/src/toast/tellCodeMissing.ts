import { reloadPage } from "../states/reloadPage.ts";
import type { Toaster } from "./toaster.ts";

/**
 * Says that the code of something did not come, and offers to reload the page, which alone brings it.
 *
 * @param what as a sentence: "The search could not be opened."
 */
export function tellCodeMissing(toaster: Pick<Toaster, "show" | "warning">, what: string): void {
  const run = async () => {
    if (!(await reloadPage())) toaster.warning("The server is out of reach: try again in a moment.");
  };
  const action = { label: "Reload the page", run: () => void run() };
  toaster.show({ intent: "warning", message: `${what} Some code of this page did not come.`, action });
}
