import { QuestionDialogView } from "../person/QuestionDialogView.tsx";
import { InviteView } from "./InviteView.tsx";
import { useInvite } from "./useInvite.ts";

/** Invites people to the client in use; whether as administrators is asked once more. */
export function InvitePanel() {
  const { asked, ...invite } = useInvite();
  return (
    <>
      <InviteView {...invite} />
      <QuestionDialogView {...asked} />
    </>
  );
}
