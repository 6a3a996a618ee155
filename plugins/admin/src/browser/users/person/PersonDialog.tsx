import type { ClientUser } from "@stopbank/contract/people";
import { Person } from "./Person.tsx";
import { PersonDialogView } from "./PersonDialogView.tsx";

export interface PersonDialogProps {
  /** Whom it is about, the last one while it fades. */
  readonly user: ClientUser | undefined;
  readonly isOpen: boolean;
  readonly me: string | undefined;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** One person of the client in use. */
export const PersonDialog = ({ user, me, ...dialog }: PersonDialogProps) => (
  <PersonDialogView {...dialog} email={user?.email ?? ""}>
    {user && <Person key={user.user_uuid} me={me} user={user} />}
  </PersonDialogView>
);
