import type { SortKey } from "../../../../domain/people/listing.ts";

/** The headings of the columns that the table is sorted by, and what a card calls them. */
export const columns: Record<SortKey, string> = {
  email: "Email",
  signedUp: "Signed Up",
  loginCount: "Login Count",
  lastLogin: "Last Login",
  status: "Status",
};

/**
 * What an element of the table is. Where styles lay rows out as cards, browsers may not take it for a table any more unless
 * it says so itself.
 */
export const role = (name: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell") => ({
  role: name,
});
