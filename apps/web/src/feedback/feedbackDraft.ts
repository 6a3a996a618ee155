import type { FeedbackType } from "@stopbank/contract/feedback-rules";
import { proxy, ref } from "valtio";

/** What somebody is about to say. */
export interface FeedbackDraft {
  readonly type: FeedbackType | "";
  readonly text: string;
  /** Of a visitor. */
  readonly email: string;
  readonly picture: File | undefined;
}

const empty: FeedbackDraft = { type: "", text: "", email: "", picture: undefined };

/** It stays when the dialog closes or the session ends, until it is sent or is another person's. Changed by the functions below alone. */
export const feedbackDraft = proxy<{ draft: FeedbackDraft; writer: string | undefined }>({
  draft: empty,
  writer: undefined,
});

/** @param writer who writes, if they are signed in. */
export function changeDraft(change: Partial<FeedbackDraft>, writer: string | undefined): void {
  const next = { ...feedbackDraft.draft, ...change };
  // Files are no plain values.
  feedbackDraft.draft = { ...next, picture: next.picture && ref(next.picture) };
  feedbackDraft.writer = writer;
}

export function clearDraft(): void {
  feedbackDraft.draft = empty;
  feedbackDraft.writer = undefined;
}

/** Whoever is here now sees nothing of what another person typed. A visitor who logs in is the same person. */
export function keepDraftFor(reader: string | undefined): void {
  const { writer } = feedbackDraft;
  if (writer !== undefined && writer !== reader) clearDraft();
}
