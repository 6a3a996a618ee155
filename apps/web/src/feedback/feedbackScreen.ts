import type { FeedbackScreen } from "@stopbank/plugin-api/browser";
import { proxy, ref } from "valtio";

/** What stands on the screen, where it has said so. */
export const feedbackScreen = proxy<{ shown: FeedbackScreen | undefined }>({ shown: undefined });

/** @returns takes it back, unless something else is shown by then. */
export function shows(screen: FeedbackScreen): () => void {
  const mine = ref(screen);
  feedbackScreen.shown = mine;
  return () => {
    if (feedbackScreen.shown === mine) feedbackScreen.shown = undefined;
  };
}
