import type { ClientUser } from "@stopbank/contract/people";
import { OwnSessionsView } from "./OwnSessionsView.tsx";
import { QuestionDialogView } from "./QuestionDialogView.tsx";
import { RoleView } from "./RoleView.tsx";
import { Sessions } from "./Sessions.tsx";
import { useRoleChange } from "./useRoleChange.ts";

export interface PersonProps {
  readonly user: ClientUser;
  /** The reader's own uuid. */
  readonly me: string | undefined;
}

/** What is to be known and done of one person. Who is only invited is logged in nowhere for this client. */
export function Person({ user, me }: PersonProps) {
  const { role, asked } = useRoleChange(user, me);
  return (
    <>
      <RoleView {...role} />
      {user.status === "CONFIRMED" &&
        (user.user_uuid === me ? <OwnSessionsView /> : <Sessions user={user} />)}
      <QuestionDialogView {...asked} />
    </>
  );
}
