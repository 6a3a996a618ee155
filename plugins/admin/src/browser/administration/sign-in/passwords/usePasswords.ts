import type { PasswordSwitch, SignIn } from "@stopbank/contract/council-sign-in";
import { routes } from "@stopbank/contract/routes";
import { useCall, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { refusalWords } from "../../../../domain/refusalWords.ts";
import type { SignInViewProps } from "../SignInView.tsx";

/** Whether passwords open the client. Whoever changes it is asked first. @param onChanged takes what the server has from then on. */
export function usePasswords(
  signIn: SignIn | undefined,
  onChanged: (signIn: SignIn) => Promise<unknown>,
): Omit<SignInViewProps["passwords"], "organisation"> {
  const call = useCall();
  const toaster = useToaster();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const kept = (signIn?.local_admins ?? []).filter(({ keeps_password }) => keeps_password);
  const keepers = chosen ?? new Set(kept.map(({ user_uuid }) => user_uuid));

  const put = async (takesPasswords: boolean) => {
    setWorking(true);
    try {
      const body: PasswordSwitch = takesPasswords
        ? { takes_passwords: true }
        : { takes_passwords: false, keepers: [...keepers] };
      await onChanged(await call(routes.switchPasswords, { body }));
      setChosen(undefined);
      toaster.show({
        intent: "success",
        message: takesPasswords ? "Passwords are taken again." : "Passwords are switched off.",
      });
    } catch (error) {
      toaster.error(refusalWords(error, "The passwords could not be switched."));
    } finally {
      setWorking(false);
      setAsking(false);
    }
  };
  return {
    keepers,
    isAsking,
    isWorking,
    onKeep: (id, keeps) => {
      const next = new Set(keepers);
      if (keeps) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    onAsk: () => setAsking(true),
    onCancel: () => setAsking(false),
    onSwitch: (takesPasswords) => void put(takesPasswords),
  };
}
