import { ApiError } from "@stopbank/contract/client";
import { useEffect, useEffectEvent, useState } from "react";
import { factorRefusal } from "../account/secondFactor/useFactorStep.ts";
import {
  canUsePasskeys,
  isGivenUp,
  offersPasskeys,
  signWithPasskey,
  stopOffering,
} from "../factors/passkeys.ts";
import { askForAnyPasskey, passkeySignIn } from "../session/factorCalls.ts";
import type { SignInOutcome } from "../session/signIn.ts";
import { toasts } from "../session/state.ts";

/** Has the browser offer passkeys where the e-mail address is typed, for as long as the form is there, and asks for one at once when told to. */
export function usePasskeySignIn(onOutcome: (outcome: SignInOutcome) => void) {
  const [isWorking, setWorking] = useState(false);
  /** Counts offers: a browser takes one back when it is asked for a passkey otherwise. */
  const [offers, setOffers] = useState(0);
  const renew = () => setOffers((before) => before + 1);
  const tell = useEffectEvent(onOutcome);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    const left = new AbortController();
    offerPasskey(left.signal).then(
      (outcome) => outcome && tell(outcome),
      (error: unknown) => {
        // Nobody asked for it: only of one that was chosen, and that the server refuses, there is something to say.
        if (left.signal.aborted || !(error instanceof ApiError && error.status === 401)) return;
        toasts.error(factorRefusal(error));
        if (error.code === "auth/passkey-too-late") setOffers(offers + 1);
      },
    );
    return () => {
      left.abort();
      void stopOffering();
    };
  }, [offers]);
  const press = async () => {
    setWorking(true);
    try {
      onOutcome(await passkeySignIn(await signWithPasskey(await askForAnyPasskey())));
    } catch (error) {
      if (isGivenUp(error)) toasts.info("No passkey was used.");
      else toasts.error(factorRefusal(error));
      renew();
    } finally {
      setWorking(false);
    }
  };
  return { isWorking, press: () => void press() };
}

/** @param left the form is gone: what comes of the offer is nobody's any more. */
async function offerPasskey(left: AbortSignal): Promise<SignInOutcome | undefined> {
  if (!(await offersPasskeys()) || left.aborted) return undefined;
  const options = await askForAnyPasskey();
  if (left.aborted) return undefined;
  const signed = await signWithPasskey(options, true);
  return left.aborted ? undefined : passkeySignIn(signed);
}
