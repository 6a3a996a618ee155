import type { Role } from "../engine/database.ts";

/** Each may do what those before it may. */
export const byRank: readonly Role[] = ["member", "editor", "admin"];

export const greaterRole = (one: Role, other: Role): Role =>
  byRank.indexOf(one) > byRank.indexOf(other) ? one : other;
