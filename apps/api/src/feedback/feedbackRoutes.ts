import { composeFeedbackMessage, readFeedbackMessage } from "@stopbank/contract/feedback-message";
import { mostFeedbackText } from "@stopbank/contract/feedback-rules";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { FeedbackReporter } from "@stopbank/http-edge/feedback-reporting";
import type { Store } from "@stopbank/store";
import { saveFeedback } from "@stopbank/store/feedback";
import { attemptAbandoned } from "@stopbank/store/throttle";
import { findUser } from "@stopbank/store/users";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { RunningMail } from "../mail/startMail.ts";
import { countFeedback } from "./feedbackLimits.ts";
import { createPictureDesk } from "./pictureDesk.ts";
import { readAttachment } from "./readAttachment.ts";

export interface FeedbackRouteParts {
  readonly store: Store;
  /** Mails it to whoever reads it; absent where nobody is named. */
  readonly post?: RunningMail["post"] | undefined;
  /** Where it goes besides, if anywhere. */
  readonly reporter?: FeedbackReporter | undefined;
}

/** What people have to say: counted, its picture drawn anew, and kept for the organisation. */
export function feedbackRoutes(register: RegisterRoute, { store, post, reporter }: FeedbackRouteParts): void {
  const desk = createPictureDesk();

  register(routes.sendFeedback, async ({ body, caller: { client, userId }, asker }) => {
    const words = readFeedbackMessage(storable(body.message));
    if (words.text === "" || words.text.length > mostFeedbackText) throw badText();
    const sent = body.attachment === undefined ? undefined : readAttachment(body.attachment);
    const counted = await countFeedback(store, client.id, asker, sent !== undefined);
    try {
      const picture = sent && (await desk.redraw(sent, asker));
      const email = body.email ?? (userId && (await findUser(store.shared, userId))?.email);
      const feedback = {
        ...words,
        kind: body.name ?? "General",
        email,
        userId,
        page: body.page && storable(body.page),
        eventId: body.associatedEventId,
        picture,
      } as const;
      const id = await store.withClient(client.id, async (tx) => {
        const feedbackId = await saveFeedback(tx, feedback);
        await post?.({ template: "feedback", clientId: client.id, feedbackId }, { within: tx });
        return feedbackId;
      });
      reporter?.report({
        name: feedback.kind,
        email: feedback.email,
        message: composeFeedbackMessage(words),
        associatedEventId: feedback.eventId,
        attachments: picture === undefined ? [] : [{ filename: picture.name, bytes: picture.bytes }],
        client: client.clientName,
      });
      return { feedback_id: id };
    } catch (error) {
      // A picture that was no good has cost its turn; what failed here has not been sent.
      if (!(error instanceof DomainError) || error.kind === "unavailable" || error.kind === "too-many")
        await attemptAbandoned(store, counted);
      throw error;
    }
  });
}

/** The database takes neither NUL nor half a character. */
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "");

const badText = () =>
  new DomainError(
    "invalid",
    "feedback/bad-text",
    `Say something, in ${mostFeedbackText.toLocaleString("en-NZ")} characters at most.`,
  );
