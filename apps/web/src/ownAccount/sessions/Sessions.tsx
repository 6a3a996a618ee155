import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { factorRefusal } from "../../account/secondFactor/useFactorStep.ts";
import { toasts } from "../../session/state.ts";
import { useOwnSessions } from "../useOwnAccount.ts";
import { SessionsView } from "./SessionsView.tsx";

/** The person's own sessions. */
export function Sessions() {
  const call = useCall();
  const { sessions, refresh } = useOwnSessions();
  const [isWorking, setWorking] = useState(false);
  const end = async (work: () => Promise<unknown>, words: string) => {
    setWorking(true);
    try {
      await work();
      toasts.success(words);
    } catch (error) {
      toasts.error(factorRefusal(error));
    }
    await refresh();
    setWorking(false);
  };
  return (
    <SessionsView
      isWorking={isWorking}
      onEnd={({ handle }) =>
        void end(() => call(routes.endOwnSession, { params: { handle } }), "The session has ended.")
      }
      onEndOthers={() => void end(() => call(routes.endOtherSessions, {}), "All other sessions have ended.")}
      sessions={sessions}
    />
  );
}
