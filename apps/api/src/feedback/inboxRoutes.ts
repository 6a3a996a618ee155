import type { InboxMessage } from "@stopbank/contract/inbox";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import {
  findFeedback,
  type KeptFeedback,
  readFeedbackPicture,
  setFeedbackState,
} from "@stopbank/store/feedback";
import { countFeedbackStates, deleteFeedback, readInbox } from "@stopbank/store/feedback-inbox";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { cursorOf, placeOf } from "../wire/trailCursor.ts";

const pageSize = 25;

/** What people told the organisation, for its administrators. What they said goes into no trail: a message may be removed. */
export function inboxRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  register(routes.feedbackInbox, async ({ query: { state, search, cursor }, caller: { client } }) => {
    const after = cursor === undefined ? undefined : placeOf(cursor, "feedback");
    const filter = { state, search: search?.toWellFormed().trim() };
    const { items, next } = await store.withClient(client.id, (tx) => readInbox(tx, filter, after, pageSize));
    return { messages: items.map(messageOnWire), next_cursor: next === undefined ? null : cursorOf(next) };
  });

  register(routes.feedbackCounts, ({ caller: { client } }) =>
    store.withClient(client.id, countFeedbackStates),
  );

  register(routes.feedbackMessage, async ({ params, caller: { client } }) => {
    const kept = await store.withClient(client.id, (tx) => findFeedback(tx, params.feedback_id));
    if (kept === undefined) throw noSuchMessage();
    return messageOnWire(kept);
  });

  register(routes.feedbackPicture, async ({ params: { feedback_id }, caller: { client }, reply }) => {
    const bytes = await store.withClient(client.id, (tx) => readFeedbackPicture(tx, feedback_id));
    if (bytes === undefined)
      throw new DomainError(
        "not-found",
        "feedback/no-picture-of-it",
        "There is no such message, or no picture came with it.",
      );
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", `attachment; filename="feedback-${feedback_id}.webp"`)
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .type("image/webp")
      .send(Buffer.from(bytes));
  });

  register(
    routes.changeFeedbackState,
    async ({ params: { feedback_id }, body: { state }, caller: { client, userId } }) => {
      const before = await store.withClient(client.id, async (tx) => {
        const stood = await setFeedbackState(tx, feedback_id, state);
        if (stood !== undefined && stood !== state)
          await recordClientEvent(tx, {
            action: "feedback.state-changed",
            actorUserId: userId,
            subject: feedback_id,
            details: { before: stood, after: state },
          });
        return stood;
      });
      if (before === undefined) throw noSuchMessage();
      return { feedback_id, state, before };
    },
  );

  register(routes.deleteFeedback, async ({ params: { feedback_id }, caller: { client, userId } }) => {
    const gone = await store.withClient(client.id, async (tx) => {
      const deleted = await deleteFeedback(tx, feedback_id);
      if (deleted !== undefined)
        await recordClientEvent(tx, {
          action: "feedback.deleted",
          actorUserId: userId,
          subject: feedback_id,
          details: { before: deleted.state, after: "deleted", sent: deleted.created_at.toISOString() },
        });
      return deleted;
    });
    if (gone === undefined) throw noSuchMessage();
    return { feedback_id };
  });
}

const messageOnWire = (kept: KeptFeedback): InboxMessage => ({
  feedback_id: kept.id,
  at: kept.createdAt.toISOString(),
  kind: kept.kind,
  state: kept.state,
  text: kept.text,
  layers: [...kept.layers],
  email: kept.email ?? null,
  is_member: kept.userId !== undefined,
  page: kept.page ?? null,
  picture: kept.picture === undefined ? null : { given_name: kept.picture.givenName },
});

const noSuchMessage = () =>
  new DomainError("not-found", "feedback/unknown", "There is no such message. Somebody may have deleted it.");
