import { ChevronDownIcon, ChevronUpIcon } from "@blueprintjs/icons";
import type { ClientUser } from "@stopbank/contract/people";
import { type Listing, sortKeys } from "../../../../domain/people/listing.ts";
import { tableRole } from "../../../tableRole.ts";
import { columns } from "./table.ts";
import { UserRowView } from "./UserRowView.tsx";

export interface UserActions {
  /** The reader's own uuid. */
  readonly me: string | undefined;
  /** To whom another invitation is on its way, by uuid. */
  readonly resending: ReadonlySet<string>;
  readonly onOpen: (user: ClientUser) => void;
  readonly onDelete: (user: ClientUser) => void;
  readonly onResend: (user: ClientUser) => void;
}

export interface UserTableViewProps extends UserActions {
  readonly rows: readonly ClientUser[];
  readonly listing: Pick<Listing, "by" | "isUp">;
  readonly onAsk: (order: Pick<Listing, "by" | "isUp">) => void;
}

/** Users, row by row; where there is no room for columns styles make each row a card. */
export function UserTableView({ rows, listing, onAsk, me, resending, ...on }: UserTableViewProps) {
  const { by, isUp } = listing;
  return (
    <table aria-label="Users" className="admin-users" {...tableRole("table")}>
      <thead {...tableRole("rowgroup")}>
        <tr {...tableRole("row")}>
          {sortKeys.map((key) => (
            <th
              aria-sort={sortOf(listing, key)}
              className={key === "loginCount" ? "admin-number" : undefined}
              key={key}
              scope="col"
              {...tableRole("columnheader")}
            >
              <button onClick={() => onAsk({ by: key, isUp: by === key ? !isUp : true })} type="button">
                {columns[key]}
                {by === key &&
                  (isUp ? <ChevronUpIcon aria-hidden="true" /> : <ChevronDownIcon aria-hidden="true" />)}
              </button>
            </th>
          ))}
          <th scope="col" {...tableRole("columnheader")}>
            Delete User
          </th>
          <th scope="col" {...tableRole("columnheader")}>
            Resend Invite
          </th>
        </tr>
      </thead>
      <tbody {...tableRole("rowgroup")}>
        {rows.map((user) => (
          <UserRowView
            isMe={user.user_uuid === me}
            isResending={resending.has(user.user_uuid)}
            key={user.user_uuid}
            onOpen={() => on.onOpen(user)}
            onDelete={() => on.onDelete(user)}
            onResend={() => on.onResend(user)}
            user={user}
          />
        ))}
      </tbody>
    </table>
  );
}

const sortOf = ({ by, isUp }: Pick<Listing, "by" | "isUp">, key: string) =>
  by !== key ? "none" : isUp ? "ascending" : "descending";
