import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useSnapshot } from "valtio";
import { closeFeedback, shell, toasts } from "../session/state.ts";

/** 'Submit Feedback' over whatever is on the screen; its code is fetched when it is first asked for. */
export function FetchedFeedback() {
  const { show_feedback_modal: isOpen } = useSnapshot(shell);
  const Dialog = useFetched(isOpen, loadDialog, (error) => {
    console.warn("The code of the feedback dialog did not come.", error);
    tellCodeMissing(toasts, "Feedback could not be opened.");
    closeFeedback();
  });
  return Dialog && <Dialog />;
}

const loadDialog = () => import("./FeedbackDialog.tsx").then(({ FeedbackDialog }) => FeedbackDialog);
