import type { ClientUser } from "@stopbank/contract/people";
import { type Loadable, mapLoadable } from "@stopbank/ui/loadable";
import { useMemo, useState } from "react";
import {
  findUsers,
  type Listing,
  pageOf,
  sortUsers,
  type UserPage,
  usualListing,
} from "../../../domain/people/listing.ts";

export interface ListedUsers {
  readonly users: Loadable<UserPage>;
  readonly listing: Listing;
  /** Asks for other users, or others first: from the first page again, unless it is a page that is asked for. */
  readonly onAsk: (other: Partial<Listing>) => void;
}

/** One page of the users, as much and in what order a reader asks for. */
export function useListing(users: Loadable<readonly ClientUser[]>): ListedUsers {
  const [listing, setListing] = useState(usualListing);
  const { by, isUp, search, page } = listing;
  // Thousands are put in order once, and not at each letter of a search.
  const sorted = useMemo(() => mapLoadable(users, (all) => sortUsers(all, by, isUp)), [users, by, isUp]);
  const listed = useMemo(
    () => mapLoadable(sorted, (all) => pageOf(findUsers(all, search), page, all.length)),
    [sorted, search, page],
  );
  return {
    users: listed,
    listing,
    onAsk: (other) => setListing({ ...listing, page: 0, ...other }),
  };
}
