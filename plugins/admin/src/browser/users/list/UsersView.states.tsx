import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { pageOf, usualListing } from "../../../domain/people/listing.ts";
import { admin, membersOf, pending, unconfirmed, userWith } from "../../../domain/testing/users.ts";
import { UsersView } from "./UsersView.tsx";

const some = [admin, userWith(), unconfirmed, pending];
const many = {
  users: ready(pageOf(some, 0, some.length)),
  listing: usualListing,
  organisation: "Larkhaven District Council",
  me: admin.user_uuid,
  resending: new Set<string>(),
  onAsk: unheard,
  onOpen: unheard,
  onDelete: unheard,
  onResend: unheard,
};
const thousands = membersOf(10_000);

export default statesOf(UsersView, {
  loading: { ...many, users: loading },
  failed: {
    ...many,
    users: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { ...many, users: ready(pageOf([], 0, 0)) },
  one: { ...many, users: ready(pageOf([admin], 0, 1)) },
  many,
  found: { ...many, users: ready(pageOf([pending], 0, 4)), listing: { ...usualListing, search: "tama" } },
  "none found": { ...many, users: ready(pageOf([], 0, 4)), listing: { ...usualListing, search: " tana " } },
  thousands: { ...many, users: ready(pageOf(thousands, 1, 10_000)), listing: { ...usualListing, page: 1 } },
});
