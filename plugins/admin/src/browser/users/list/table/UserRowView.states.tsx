import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { admin, pending, unconfirmed, userWith } from "../../../../domain/testing/users.ts";
import { UserRowView } from "./UserRowView.tsx";

const member = {
  user: userWith(),
  isMe: false,
  isResending: false,
  onOpen: unheard,
  onDelete: unheard,
  onResend: unheard,
};

export default statesOf(
  UserRowView,
  {
    member,
    "the reader's own": { ...member, user: admin, isMe: true },
    "another administrator": { ...member, user: admin },
    "an editor": { ...member, user: userWith({ user_roles: ["editor"] }) },
    "invited only": { ...member, user: pending },
    "not confirmed yet": { ...member, user: unconfirmed },
    "being sent another invite": { ...member, user: pending, isResending: true },
    "long text": {
      ...member,
      user: userWith({ email: `${"hinemoana".repeat(20)}@larkhaven.example`, logged_in_count: 1_234_567 }),
    },
  },
  {
    around: (row) => (
      <div className="admin-body">
        <table aria-label="Users" className="admin-users">
          <tbody>{row}</tbody>
        </table>
      </div>
    ),
  },
);
