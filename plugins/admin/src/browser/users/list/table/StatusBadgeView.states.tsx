import { statesOf } from "@stopbank/ui/testing/states-of";
import { StatusBadgeView } from "./StatusBadgeView.tsx";

export default statesOf(
  StatusBadgeView,
  {
    pending: { status: "PENDING" },
    unconfirmed: { status: "UNCONFIRMED" },
    confirmed: { status: "CONFIRMED" },
  },
  { around: (badge) => <div className="admin-users">{badge}</div> },
);
