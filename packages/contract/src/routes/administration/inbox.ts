import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  ChangedState,
  DeletedMessage,
  InboxCounts,
  InboxMessage,
  InboxPage,
  InboxQuery,
  MessageName,
  StateChange,
} from "../../schemas/administration/inbox.ts";

/** What people told the organisation, for whoever answers it. */
export const inboxRoutes = defineRoutes({
  feedbackInbox: {
    method: "GET",
    path: "/client/feedback",
    access: "admin",
    tag: "Administration",
    summary: "What people told the client in use, newest first, 25 at a time.",
    query: InboxQuery,
    response: InboxPage,
  },
  feedbackCounts: {
    method: "GET",
    path: "/client/feedback/counts",
    access: "admin",
    tag: "Administration",
    summary: "How many messages are new, open and done.",
    response: InboxCounts,
  },
  feedbackMessage: {
    method: "GET",
    path: "/client/feedback/:feedback_id",
    access: "admin",
    tag: "Administration",
    summary: "One message.",
    params: MessageName,
    response: InboxMessage,
  },
  feedbackPicture: {
    method: "GET",
    path: "/client/feedback/:feedback_id/picture",
    access: "admin",
    tag: "Administration",
    summary: "The picture that came with a message, as it was drawn anew here.",
    params: MessageName,
    response: Type.Unknown(),
    produces: "image/webp",
  },
  changeFeedbackState: {
    method: "PUT",
    path: "/client/feedback/:feedback_id/state",
    access: "admin",
    tag: "Administration",
    summary: "Says how far somebody has come with a message.",
    params: MessageName,
    body: StateChange,
    response: ChangedState,
  },
  deleteFeedback: {
    method: "DELETE",
    path: "/client/feedback/:feedback_id",
    access: "admin",
    tag: "Administration",
    summary: "Removes a message with its picture, for good.",
    params: MessageName,
    response: DeletedMessage,
  },
});
