import type { SortKey } from "../../../../domain/people/listing.ts";

/** The headings of the columns that the table is sorted by, and what a card calls them. */
export const columns: Record<SortKey, string> = {
  email: "Email",
  signedUp: "Signed Up",
  loginCount: "Login Count",
  lastLogin: "Last Login",
  status: "Status",
};
