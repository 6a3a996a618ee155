import { ApiError } from "@stopbank/contract/client";
import { useState } from "react";
import { toasts } from "../session/state.ts";
import { clearDraft, type FeedbackDraft } from "./feedbackDraft.ts";
import { sendFeedback } from "./sendFeedback.ts";

/** Sends what was said, once at a time. Where that fails, everything stays as it was typed. */
export function useSentFeedback() {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isSending,
    /** What went wrong with the last try. */
    failure,
    forget: () => setFailure(undefined),
    async send(draft: FeedbackDraft, layers: readonly string[], onSent: () => void): Promise<void> {
      if (isSending) return;
      setSending(true);
      setFailure(undefined);
      try {
        await sendFeedback(draft, layers);
        clearDraft();
        onSent();
        toasts.success("Feedback submitted successfully");
      } catch (error) {
        setFailure(wordsOf(error));
      } finally {
        setSending(false);
      }
    },
  };
}

function wordsOf(error: unknown): string {
  const isSaid = error instanceof ApiError && error.status > 0 && error.status < 500;
  return isSaid ? error.message : "The feedback could not be sent. Nothing of it is lost: try again.";
}
