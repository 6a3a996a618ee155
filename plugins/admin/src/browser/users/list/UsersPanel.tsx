import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useId, useState } from "react";
import { FoldView } from "../FoldView.tsx";
import { PersonDialog } from "../person/PersonDialog.tsx";
import { usePerson } from "../person/usePerson.ts";
import { RemoveUserDialogView } from "./RemoveUserDialogView.tsx";
import { UsersView } from "./UsersView.tsx";
import { useListing } from "./useListing.ts";
import { useRemoval } from "./useRemoval.ts";
import { useResending } from "./useResending.ts";
import { useUsers } from "./useUsers.ts";

/** Who belongs to the client, to be searched, removed, or sent their invitation again. */
export function UsersPanel() {
  const buttonId = useId();
  const [isOpen, setOpen] = useState(true);
  const users = useUsers();
  const listed = useListing(users);
  const { userUuid } = useSession();
  const { displayName } = useClient();
  const all = users.state === "ready" ? users.value : [];
  const { ask, ...removal } = useRemoval(all);
  const { open, ...person } = usePerson(all);
  // Where the row that led to the question has gone with the person, the keyboard would be nowhere.
  const keepFocus = () => {
    const head = document.getElementById(buttonId);
    if (head?.closest("section")?.contains(document.activeElement) === false) head.focus();
  };
  return (
    <FoldView buttonId={buttonId} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} title="Users">
      <UsersView
        {...listed}
        {...useResending()}
        me={userUuid}
        onDelete={ask}
        onOpen={open}
        organisation={displayName}
      />
      <PersonDialog {...person} me={userUuid} onClosed={keepFocus} />
      <RemoveUserDialogView {...removal} onClosed={keepFocus} organisation={displayName} />
    </FoldView>
  );
}
