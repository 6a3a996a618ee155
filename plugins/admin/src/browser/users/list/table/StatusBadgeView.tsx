import { TickCircleIcon, TimeIcon } from "@blueprintjs/icons";
import type { ClientUser } from "@stopbank/contract/people";

export interface StatusBadgeViewProps {
  readonly status: ClientUser["status"];
}

/** How far somebody has come with signing up. */
export const StatusBadgeView = ({ status }: StatusBadgeViewProps) =>
  status === "CONFIRMED" ? (
    <span className="admin-badge admin-badge-confirmed">
      <TickCircleIcon aria-hidden="true" size={12} />
      Confirmed
    </span>
  ) : (
    <>
      <span className="admin-badge admin-badge-pending">
        <TimeIcon aria-hidden="true" size={12} />
        Pending
      </span>
      <small>{status === "PENDING" ? "invited, not signed up" : "signed up, e-mail not confirmed"}</small>
    </>
  );
