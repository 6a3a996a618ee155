import type { ClientUser } from "@stopbank/contract/people";
import { useState } from "react";

/** Which person is looked at, as the list has them now: undefined once they are gone. */
export function usePerson(users: readonly ClientUser[]) {
  const [uuid, setUuid] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const user = users.find(({ user_uuid }) => user_uuid === uuid);
  return {
    user,
    isOpen: isOpen && user !== undefined,
    open: (opened: ClientUser) => {
      setUuid(opened.user_uuid);
      setOpen(true);
    },
    onClose: () => setOpen(false),
  };
}
