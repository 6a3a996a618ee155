import type { ClientUser } from "@stopbank/contract/people";
import { RoleQuestionView } from "./RoleQuestionView.tsx";
import { RoleView } from "./RoleView.tsx";
import { useRoleChange } from "./useRoleChange.ts";

export interface PersonProps {
  readonly user: ClientUser;
  /** The reader's own uuid. */
  readonly me: string | undefined;
}

/** What is to be known and done of one person. */
export function Person({ user, me }: PersonProps) {
  const { role, asked } = useRoleChange(user, me);
  return (
    <>
      <RoleView {...role} />
      <RoleQuestionView {...asked} />
    </>
  );
}
