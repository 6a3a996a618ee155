import { Button } from "@blueprintjs/core";
import { ApiError } from "@stopbank/contract/client";
import { useEffect, useRef, useState } from "react";
import { factorRefusal } from "../account/secondFactor/useFactorStep.ts";
import {
  isGivenUp,
  knowsPasskeys,
  offersPasskeys,
  signWithPasskey,
  stopOffering,
} from "../factors/passkeys.ts";
import { askForAnyPasskey, passkeySignIn } from "../session/factorCalls.ts";
import { type SignInOutcome, toasts } from "../session/state.ts";

export interface PasskeyButtonProps {
  readonly onOutcome: (outcome: SignInOutcome) => void;
}

/** Logs in without a password: by the button, and where the browser offers it, among what it fills the e-mail field with. */
export function PasskeyButton({ onOutcome }: PasskeyButtonProps) {
  const [isWorking, setWorking] = useState(false);
  const tell = useRef(onOutcome);
  tell.current = onOutcome;
  const use = async (isOffered: boolean) => {
    const passkey = await signWithPasskey(await askForAnyPasskey(), isOffered);
    tell.current(await passkeySignIn(passkey));
  };
  const offer = useRef(use);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      if ((await offersPasskeys()) && !isGone) await offer.current(true);
    })().catch((error: unknown) => {
      // Nobody asked for it: only of one that was chosen, and that the server refuses, there is something to say.
      if (error instanceof ApiError && error.status === 401 && !isGone) toasts.error(factorRefusal(error));
    });
    return () => {
      isGone = true;
      if (knowsPasskeys()) void stopOffering();
    };
  }, []);
  if (!knowsPasskeys()) return null;
  const press = async () => {
    setWorking(true);
    try {
      await use(false);
    } catch (error) {
      if (isGivenUp(error)) toasts.info("No passkey was used.");
      else toasts.error(factorRefusal(error));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button
      className="account-beside"
      fill
      loading={isWorking}
      onClick={() => void press()}
      text="Log in with a passkey"
      variant="outlined"
    />
  );
}
