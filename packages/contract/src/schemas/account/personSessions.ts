import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";

const uuid = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$";

export const PersonParam = Type.Object({ user_uuid: Type.String({ pattern: uuid }) });
export const PersonSessionParam = Type.Object({
  user_uuid: Type.String({ pattern: uuid }),
  /** As the list has it. It signs nobody in. */
  session: Type.String({ pattern: uuid }),
});

/** A browser that a person is logged in with. Times are ISO 8601 in UTC. */
export const PersonSession = Type.Object({
  session: Type.String(),
  /** In words, `Firefox on Windows`; null for one that was begun before it was kept. */
  device: nullable(Type.String()),
  network: nullable(Type.String()),
  begun_at: Type.String(),
  last_seen_at: Type.String(),
});
export type PersonSession = Static<typeof PersonSession>;

/** What happened to an account: `login.accepted`, `login.refused`, `password.changed` and the like. */
export const AccountEvent = Type.Object({ at: Type.String(), action: Type.String() });
export type AccountEvent = Static<typeof AccountEvent>;

export const PersonSessions = Type.Object({
  /** They belong to another client too. Then their sessions and sign-ins are not this one's to see or end, and none are told. */
  belongs_elsewhere: Type.Boolean(),
  /** Latest use first. */
  sessions: Type.Array(PersonSession),
  /** The latest, newest first. */
  sign_ins: Type.Array(AccountEvent),
});
export type PersonSessions = Static<typeof PersonSessions>;

export const EndedSessions = Type.Object({ ended: Type.Integer() });
