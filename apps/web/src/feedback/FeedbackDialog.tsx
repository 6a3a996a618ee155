import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { closeFeedback, shell } from "../session/state.ts";
import { FeedbackDialogView } from "./FeedbackDialogView.tsx";
import { keepDraftFor } from "./feedbackDraft.ts";
import { feedbackScreen } from "./feedbackScreen.ts";
import { useFeedbackForm } from "./useFeedbackForm.ts";
import { useSentFeedback } from "./useSentFeedback.ts";

/** Over whatever screen the reader is on. What they typed stays when it closes without being sent. */
export function FeedbackDialog() {
  const { show_feedback_modal: isOpen, session, client } = useSnapshot(shell);
  const { shown } = useSnapshot(feedbackScreen);
  const { userUuid, status } = session;
  useEffect(() => keepDraftFor(userUuid), [userUuid]);
  const form = useFeedbackForm();
  const sent = useSentFeedback();
  // Asked anew each time it is drawn: layers come and go.
  const layers = isOpen ? (shown?.layers() ?? []) : [];
  const close = () => {
    form.forget();
    sent.forget();
    closeFeedback();
  };
  return (
    <FeedbackDialogView
      {...form.fields}
      elsewhere={client?.config.feedback_url ?? undefined}
      failure={sent.failure}
      hasMap={shown !== undefined}
      isOpen={isOpen}
      isSending={sent.isSending}
      isVisitor={status === "visitor"}
      layers={layers}
      onClose={close}
      onSubmit={() => void sent.send(form.draft, layers, close)}
    />
  );
}
