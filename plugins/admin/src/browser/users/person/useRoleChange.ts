import type { ClientUser } from "@stopbank/contract/people";
import { isRole, type Role } from "@stopbank/contract/roles";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { roleQuestion, withArticle } from "../../../domain/people/roleWords.ts";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { usersKey } from "../list/useUsers.ts";

/** The highest role a person has. */
export const roleOf = ({ user_roles }: Pick<ClientUser, "user_roles">): Role =>
  user_roles.find(isRole) ?? "member";

/**
 * Gives a person another role: at once, or after a question where an administrator is made or lost. What they were is offered again.
 *
 * @param me the reader's own uuid: whoever is no administrator any more has no business here.
 */
export function useRoleChange(user: ClientUser, me: string | undefined) {
  const call = useCall();
  const { name, displayName } = useClient();
  const { go } = useNavigation();
  const toaster = useToaster();
  const { mutate } = useSWRConfig();
  const held = roleOf(user);
  const [chosen, setChosen] = useState(held);
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const { user_uuid, email } = user;
  const isMe = user_uuid === me;
  const question = roleQuestion({ email, before: held, after: chosen, organisation: displayName, isMe });

  const put = async (role: Role, isUndo = false): Promise<void> => {
    setWorking(true);
    try {
      const { before } = await call(routes.changeRole, { params: { user_uuid }, body: { role } });
      const undo = () => void put(before, true);
      // Who has taken it from themself cannot give it back.
      const hasUndo = !isUndo && before !== role && !(isMe && before === "admin");
      toaster.show({
        intent: "success",
        message: `${email} is ${withArticle(role)} now`,
        ...(hasUndo ? { action: { label: "Undo", run: undo } } : {}),
      });
      setChosen(role);
      await mutate(usersKey(name), withRole(user_uuid, role), { revalidate: false });
      if (isMe && role !== "admin") go("/home", { replace: true });
    } catch (error) {
      toaster.error(refusalWords(error, `The role of ${email} could not be changed`));
    }
    setWorking(false);
    setAsking(false);
    // Others change the list too.
    void mutate(usersKey(name));
  };

  return {
    role: {
      held,
      chosen,
      isInvited: user.status === "PENDING",
      isWorking: isWorking && !isAsking,
      onChoose: setChosen,
      onChange: () => (question === undefined ? void put(chosen) : setAsking(true)),
    },
    asked: {
      question,
      isOpen: isAsking,
      isWorking,
      onCancel: () => setAsking(false),
      onConfirm: () => void put(chosen),
    },
  };
}

const withRole = (uuid: string, role: Role) => (users?: readonly ClientUser[]) =>
  users?.map((user) => (user.user_uuid === uuid ? { ...user, user_roles: [role] } : user));
