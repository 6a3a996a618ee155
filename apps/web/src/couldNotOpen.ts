import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { toasts } from "./session/state.ts";

/** Says that the code of something did not come, of a name that reads well behind "The". */
export function couldNotOpen(what: string, error: unknown): void {
  console.warn(`The code of the ${what} did not come.`, error);
  tellCodeMissing(toasts, `The ${what} could not be opened.`);
}
