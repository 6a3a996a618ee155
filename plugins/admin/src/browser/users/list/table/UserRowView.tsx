import { Button } from "@blueprintjs/core";
import type { ClientUser } from "@stopbank/contract/people";
import { formatCount } from "@stopbank/numbers";
import { ActionButton } from "@stopbank/ui/action-button";
import { formatDateTime } from "@stopbank/ui/dates";
import { roleNames } from "../../../../domain/people/roleWords.ts";
import { tableRole } from "../../../tableRole.ts";
import { roleOf } from "../../person/useRoleChange.ts";
import { StatusBadgeView } from "./StatusBadgeView.tsx";
import { columns } from "./table.ts";

export interface UserRowViewProps {
  readonly user: ClientUser;
  /** The reader's own row: who removes themself may leave nobody to look after the others. */
  readonly isMe: boolean;
  /** Another invitation is on its way to them. */
  readonly isResending: boolean;
  /** Shows what there is of the person: their role, and where they are logged in. */
  readonly onOpen: () => void;
  readonly onDelete: () => void;
  readonly onResend: () => void;
}

/** One person, and what can be done about them. */
export function UserRowView({ user, isMe, isResending, onOpen, onDelete, onResend }: UserRowViewProps) {
  const { email, date_created, logged_in_count, last_logged_in, status, user_roles } = user;
  const role = roleOf({ user_roles });
  const marks = [...(isMe ? ["You"] : []), ...(role === "member" ? [] : [roleNames[role]])];
  return (
    <tr {...tableRole("row")}>
      <th scope="row" {...tableRole("rowheader")}>
        <button aria-haspopup="dialog" className="admin-name" onClick={onOpen} type="button">
          {email}
        </button>
        {marks.length > 0 && <small>{marks.join(" · ")}</small>}
      </th>
      <td data-label={columns.signedUp} {...tableRole("cell")}>
        {time(date_created)}
      </td>
      <td className="admin-number" data-label={columns.loginCount} {...tableRole("cell")}>
        {formatCount(logged_in_count)}
      </td>
      <td data-label={columns.lastLogin} {...tableRole("cell")}>
        {last_logged_in === null ? <span className="sb-muted">Never</span> : time(last_logged_in)}
      </td>
      <td data-label={columns.status} {...tableRole("cell")}>
        <div>
          <StatusBadgeView status={status} />
        </div>
      </td>
      <td className="admin-action" {...tableRole("cell")}>
        {isMe ? (
          <span className="sb-muted sb-small">You cannot remove yourself</span>
        ) : (
          <Button
            aria-label={`Delete ${email}`}
            intent="danger"
            onClick={onDelete}
            size="small"
            text="Delete"
            variant="outlined"
          />
        )}
      </td>
      <td className="admin-action" {...tableRole("cell")}>
        {status !== "CONFIRMED" && (
          <ActionButton
            aria-label={`Resend invite to ${email}`}
            blockedBy={isResending ? "The invite is being sent" : undefined}
            onClick={onResend}
            size="small"
            text="Resend"
            variant="outlined"
          />
        )}
      </td>
    </tr>
  );
}

const time = (iso: string) => <time dateTime={iso}>{formatDateTime(new Date(iso))}</time>;
