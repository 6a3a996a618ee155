import { reloadPage } from "../states/reloadPage.ts";
import type { Toast, Toaster } from "./toaster.ts";

/**
 * Says that the code of something did not come, and offers to reload the page, which alone brings it.
 *
 * @param what as a sentence: "The search could not be opened."
 * @param intent an error where somebody waits for what comes of it.
 */
export function tellCodeMissing(
  toaster: Pick<Toaster, "show">,
  what: string,
  intent: Toast["intent"] = "warning",
): void {
  const tell = (message: string) =>
    toaster.show({ intent, message, action: { label: "Reload the page", run: () => void reload() } });
  const reload = async () => {
    if (!(await reloadPage())) tell("The server is out of reach: try again in a moment.");
  };
  tell(`${what} Some code of this page did not come.`);
}
