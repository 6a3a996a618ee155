import type { ClientUser } from "@stopbank/contract/people";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { usersKey } from "./useUsers.ts";

/**
 * Asks before a person is taken out of the client, and does it.
 *
 * @param users who is there now: somebody else may have removed the person while the question stood.
 */
export function useRemoval(users: readonly ClientUser[]) {
  const call = useCall();
  const { name } = useClient();
  const toaster = useToaster();
  const { mutate } = useSWRConfig();
  // The one asked about stays until another is: the dialog names them while it fades.
  const [asked, setAsked] = useState<ClientUser>();
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const uuid = asked?.user_uuid;
  const isThere = users.some(({ user_uuid }) => user_uuid === uuid);

  const remove = async () => {
    if (uuid === undefined || !isThere) {
      toaster.error("No user found, please select a user to delete");
      return setOpen(false);
    }
    setRemoving(true);
    try {
      await call(routes.deleteUser, { body: { user_uuid: uuid } });
      toaster.success("Successfully deleted user");
      await mutate(usersKey(name), without(uuid), { revalidate: false });
    } catch (error) {
      toaster.error(refusalWords(error, "Failed to delete user"));
    }
    setRemoving(false);
    setOpen(false);
    // Others change the list too.
    void mutate(usersKey(name));
  };

  return {
    isOpen,
    isRemoving,
    email: isThere || isRemoving || !isOpen ? asked?.email : undefined,
    ask: (user: ClientUser) => {
      setAsked(user);
      setOpen(true);
    },
    onCancel: () => setOpen(false),
    onRemove: () => void remove(),
  };
}

const without = (uuid: string) => (users?: readonly ClientUser[]) =>
  users?.filter(({ user_uuid }) => user_uuid !== uuid);
