import { feedbackEnvelope, type ReportedFeedback } from "./feedbackEnvelope.ts";
import type { ReporterOptions } from "./openReporter.ts";
import { openSender } from "./openSender.ts";

export type { ReportedFeedback } from "./feedbackEnvelope.ts";

export interface FeedbackReporter {
  /** Passes it on, soon. What cannot be passed on is lost there, and nobody waits for it: it is kept elsewhere. */
  report(feedback: ReportedFeedback): void;
  /** Waits a little for what is still on its way. */
  close(): Promise<void>;
}

/** Passes on what people say, apart from failures: neither uses up what may be told of the other. */
export async function openFeedbackReporter({
  dsn,
  release,
}: Omit<ReporterOptions, "service">): Promise<FeedbackReporter | undefined> {
  if (dsn === undefined) return undefined;
  const { post, close } = await openSender(dsn, release);
  return { report: (feedback) => post(feedbackEnvelope(feedback, release)), close };
}
