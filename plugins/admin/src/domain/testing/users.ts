import type { ClientUser } from "@stopbank/contract/people";

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

/** A confirmed member, but for what is said. */
export const userWith = (other: Partial<ClientUser> = {}): ClientUser => ({
  user_uuid: uuid(0),
  email: "kiri@larkhaven.example",
  date_created: "2026-03-05T20:15:00.000Z",
  logged_in_count: 42,
  last_logged_in: "2026-11-20T20:46:00.000Z",
  status: "CONFIRMED",
  user_roles: ["member"],
  ...other,
});

export const admin = userWith({
  user_uuid: uuid(1),
  email: "admin@larkhaven.example",
  user_roles: ["admin"],
});
export const pending = userWith({
  user_uuid: uuid(2),
  email: "tama@larkhaven.example",
  logged_in_count: 0,
  last_logged_in: null,
  status: "PENDING",
});
export const unconfirmed = userWith({
  ...pending,
  user_uuid: uuid(3),
  email: "mere@larkhaven.example",
  status: "UNCONFIRMED",
});

/** So many members, `member-1@...` and on. */
export const membersOf = (count: number): ClientUser[] =>
  Array.from({ length: count }, (_, at) =>
    userWith({ user_uuid: uuid(100 + at), email: `member-${at + 1}@larkhaven.example`, logged_in_count: at }),
  );
