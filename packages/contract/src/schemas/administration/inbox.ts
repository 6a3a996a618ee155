import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;
export const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

export const feedbackStates = ["new", "open", "done"] as const;
export const FeedbackState = Type.Enum(feedbackStates);
export type FeedbackState = (typeof feedbackStates)[number];

export const MessageName = Type.Object({ feedback_id: Uuid });

/** `cursor` is what the page before answered as `next_cursor`. */
export const InboxQuery = Type.Object(
  {
    state: Type.Optional(FeedbackState),
    search: Type.Optional(
      Type.String({ maxLength: 200, description: "Found in the words or the e-mail, as it is written" }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  },
  strict,
);
export type InboxQuery = Static<typeof InboxQuery>;

export const InboxMessage = Type.Object({
  feedback_id: Type.String(),
  at: Type.String(),
  kind: Type.String({ description: "Comment, Issue, Suggestion or General" }),
  state: FeedbackState,
  text: Type.String(),
  layers: Type.Array(Type.String(), { description: "What was on the map, by name" }),
  email: nullable(Type.String(), {
    description: "Where an answer may go; nobody has proved that it is theirs",
  }),
  is_member: Type.Boolean({ description: "Whether they were signed in, and their account is there still" }),
  page: nullable(Type.String(), {
    description: "Where they were, from the path on: of a map, the map as it was",
  }),
  picture: nullable(Type.Object({ given_name: Type.String() })),
});
export type InboxMessage = Static<typeof InboxMessage>;

export const InboxPage = Type.Object({
  messages: Type.Array(InboxMessage),
  next_cursor: nullable(Type.String()),
});
export type InboxPage = Static<typeof InboxPage>;

export const InboxCounts = Type.Object({
  new: Type.Integer(),
  open: Type.Integer(),
  done: Type.Integer(),
});
export type InboxCounts = Static<typeof InboxCounts>;

export const StateChange = Type.Object({ state: FeedbackState }, strict);

/** How far a message has come, and had come before: what an undo sets it to. */
export const ChangedState = Type.Object({
  feedback_id: Type.String(),
  state: FeedbackState,
  before: FeedbackState,
});
export type ChangedState = Static<typeof ChangedState>;

export const DeletedMessage = Type.Object({ feedback_id: Type.String() });
