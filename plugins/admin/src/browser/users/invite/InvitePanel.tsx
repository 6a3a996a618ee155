import { RoleQuestionView } from "../person/RoleQuestionView.tsx";
import { InviteView } from "./InviteView.tsx";
import { useInvite } from "./useInvite.ts";

/** Invites people to the client in use; whether as administrators is asked once more. */
export function InvitePanel() {
  const { asked, ...invite } = useInvite();
  return (
    <>
      <InviteView {...invite} />
      <RoleQuestionView {...asked} />
    </>
  );
}
