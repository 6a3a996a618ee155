import type { ClientUser } from "@stopbank/contract/people";
import { isRole } from "@stopbank/contract/roles";
import { roleNames } from "./roleWords.ts";

export const sortKeys = ["email", "signedUp", "loginCount", "lastLogin", "status"] as const;
export type SortKey = (typeof sortKeys)[number];

/** What a reader asks of the list of users. */
export interface Listing {
  /** Words that a user's address, status or role has; empty for all. */
  readonly search: string;
  readonly by: SortKey;
  readonly isUp: boolean;
  /** From 0. */
  readonly page: number;
}

export const usualListing: Listing = { search: "", by: "email", isUp: true, page: 0 };

export const rowsPerPage = 50;

// One collator for all: `localeCompare` makes its own each time, which thousands of rows feel.
const collator = new Intl.Collator("en-NZ", { numeric: true });
const inWords = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Who has furthest to go first. */
const statusOrder: Record<ClientUser["status"], number> = { PENDING: 0, UNCONFIRMED: 1, CONFIRMED: 2 };

const orders: Record<SortKey, (a: ClientUser, b: ClientUser) => number> = {
  // As a reader counts 01 and 1 are alike.
  email: (a, b) => collator.compare(a.email, b.email) || inWords(a.email, b.email),
  // ISO 8601 in UTC stands in order as text.
  signedUp: (a, b) => inWords(a.date_created, b.date_created),
  loginCount: (a, b) => a.logged_in_count - b.logged_in_count,
  // Never lies before any day.
  lastLogin: (a, b) => inWords(a.last_logged_in ?? "", b.last_logged_in ?? ""),
  status: (a, b) => statusOrder[a.status] - statusOrder[b.status],
};

/** Users who are alike in what they are sorted by stand by e-mail, whichever way it goes. */
export function sortUsers(users: readonly ClientUser[], by: SortKey, isUp: boolean): readonly ClientUser[] {
  const sign = isUp ? 1 : -1;
  return users.toSorted((a, b) => orders[by](a, b) * sign || orders.email(a, b));
}

const searched = ({ email, status, user_roles }: ClientUser) =>
  `${email} ${status === "CONFIRMED" ? "confirmed" : "pending"} ${user_roles.map((role) => (isRole(role) ? roleNames[role] : "")).join(" ")}`;

/** Those who have every word of a search, in the order they stand in. */
export function findUsers(users: readonly ClientUser[], search: string): readonly ClientUser[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter((user) => {
    const text = searched(user).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** One page of a list. */
export interface UserPage {
  readonly rows: readonly ClientUser[];
  /** From 0; the last where the one asked for is no more. */
  readonly page: number;
  /** How many were found, on all pages. */
  readonly found: number;
  /** How many there are, found or not. */
  readonly all: number;
}

export function pageOf(found: readonly ClientUser[], asked: number, all: number): UserPage {
  const page = Math.max(0, Math.min(asked, Math.ceil(found.length / rowsPerPage) - 1));
  return {
    rows: found.slice(page * rowsPerPage, (page + 1) * rowsPerPage),
    page,
    found: found.length,
    all,
  };
}
