import type { ClientUser } from "@stopbank/contract/people";
import { QuestionDialogView } from "./QuestionDialogView.tsx";
import { SessionsView } from "./SessionsView.tsx";
import { useSessions } from "./useSessions.ts";

export interface SessionsProps {
  readonly user: ClientUser;
}

/** Where a person is logged in, and the questions before they are logged out. */
export function Sessions({ user }: SessionsProps) {
  const { sessions, asked } = useSessions(user);
  return (
    <>
      <SessionsView {...sessions} />
      <QuestionDialogView {...asked} />
    </>
  );
}
