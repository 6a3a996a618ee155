import { readInviteList } from "@stopbank/contract/invite-list";
import type { Role } from "@stopbank/contract/roles";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { inviteOutcome } from "../../../domain/people/inviteOutcome.ts";
import { invitationQuestion, withArticle } from "../../../domain/people/roleWords.ts";
import { shorten } from "../../../domain/shorten.ts";
import { usersKey } from "../list/useUsers.ts";

/** What an administrator types to invite people, and sending it. */
export function useInvite() {
  const call = useCall();
  const { name, displayName } = useClient();
  const toaster = useToaster();
  const { mutate } = useSWRConfig();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [role, setRole] = useState<Role>("member");
  const [isAsking, setAsking] = useState(false);

  const send = async (asked: readonly string[]) => {
    const { newAccounts } = await call(routes.inviteUsers, {
      body: { emails_to_invite: [...asked], client_name: name, role },
    });
    const { invited, failed, kept } = inviteOutcome(asked, newAccounts);
    if (invited.length > 0) toaster.success(`Successfully invited ${shorten(invited.join(", "))}`);
    for (const [before, people] of Map.groupBy(kept, ({ role: was }) => was))
      toaster.warning(
        `${shorten(people.map(({ email }) => email).join(", "))}: invited as ${withArticle(before)} before, and still so. Change the role in the list.`,
      );
    if (failed.length > 0) toaster.error(`Email invite failed for ${shorten(failed.join(", "))}`);
    // Who was not invited stays to be corrected.
    setText(failed.join(", "));
    // The next ones are not made administrators unawares.
    setRole("member");
    void mutate(usersKey(name));
  };

  const invite = async (isSure: boolean) => {
    if (isSending || text.trim() === "") return;
    const read = readInviteList(text);
    setProblem("problem" in read ? shorten(read.problem) : undefined);
    if ("problem" in read) return;
    if (role === "admin" && !isSure) return setAsking(true);
    setAsking(false);
    setSending(true);
    // What fails as a whole says why in a sentence of its own.
    await send(read.emails).catch((error: Error) => setProblem(error.message));
    setSending(false);
  };

  return {
    text,
    problem,
    isSending,
    role,
    onRole: setRole,
    onText: (typed: string) => {
      setText(typed);
      setProblem(undefined);
    },
    onInvite: () => void invite(false),
    asked: {
      question: invitationQuestion(displayName),
      isOpen: isAsking,
      isWorking: false,
      onCancel: () => setAsking(false),
      onConfirm: () => void invite(true),
    },
  };
}
