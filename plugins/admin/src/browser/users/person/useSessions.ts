import type { ClientUser } from "@stopbank/contract/people";
import type { PersonSession, PersonSessions } from "@stopbank/contract/person-sessions";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";

/** Where a person is logged in; each end is asked about first, since nothing brings a session back. */
export function useSessions({ user_uuid, email }: ClientUser) {
  const call = useCall();
  const { name, displayName } = useClient();
  const toaster = useToaster();
  const seen = useSWR<PersonSessions, Error>(
    [name, "person-sessions", user_uuid],
    () => call(routes.personSessions, { params: { user_uuid } }),
    { revalidateOnMount: true },
  );
  const [asked, setAsked] = useState<PersonSession | "all">();
  const [isOpen, setOpen] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const ask = (which: PersonSession | "all") => {
    setAsked(which);
    setOpen(true);
  };
  const end = async () => {
    if (asked === undefined) return;
    setWorking(true);
    try {
      if (asked === "all") await call(routes.endPersonSessions, { params: { user_uuid } });
      else await call(routes.endPersonSession, { params: { user_uuid, session: asked.session } });
      toaster.success(asked === "all" ? `${email} is logged out everywhere` : "The session has ended");
    } catch (error) {
      toaster.error(refusalWords(error, "The session could not be ended"));
    }
    setWorking(false);
    setOpen(false);
    void seen.mutate();
  };
  return {
    sessions: {
      of: toLoadable(seen),
      organisation: displayName,
      onEnd: ask,
      onEndAll: () => ask("all"),
    },
    asked: {
      isOpen,
      question: {
        title: asked === "all" ? "End All Sessions?" : "End Session?",
        text:
          asked === "all"
            ? `${email} is logged out of every browser and program at once, and has to log in again. What they have not saved there may be lost.`
            : `${email} is logged out of ${asked?.device ?? "this browser"} at once, and has to log in again there. What they have not saved there may be lost.`,
        confirm: asked === "all" ? "End all sessions" : "End session",
      },
      isWorking,
      onCancel: () => setOpen(false),
      onConfirm: () => void end(),
    },
  };
}
