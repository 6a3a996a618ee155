import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { usualListing } from "../../../../domain/people/listing.ts";
import { admin, membersOf, pending, unconfirmed, userWith } from "../../../../domain/testing/users.ts";
import { UserTableView } from "./UserTableView.tsx";

const many = {
  rows: [admin, userWith(), unconfirmed, pending],
  listing: usualListing,
  me: admin.user_uuid,
  resending: new Set<string>(),
  onAsk: unheard,
  onOpen: unheard,
  onDelete: unheard,
  onResend: unheard,
};

export default statesOf(
  UserTableView,
  {
    one: { ...many, rows: [admin] },
    many,
    "latest login first": { ...many, listing: { by: "lastLogin", isUp: false } },
    "an invite under way": { ...many, resending: new Set([pending.user_uuid]) },
    "a page": { ...many, rows: membersOf(50) },
    "long text": {
      ...many,
      rows: [userWith({ email: `${"hinemoana".repeat(20)}@larkhaven.example` }), pending],
    },
  },
  { around: (table) => <div className="admin-body">{table}</div> },
);
