import { Button } from "@blueprintjs/core";
import { NoPasskeysHere } from "../factors/NoPasskeysHere.tsx";
import { canUsePasskeys } from "../factors/passkeys.ts";
import type { SignInOutcome } from "../session/signIn.ts";
import { usePasskeySignIn } from "./usePasskeySignIn.ts";

export interface PasskeyButtonProps {
  readonly onOutcome: (outcome: SignInOutcome) => void;
}

/** Logs in without a password: by the button, and where the browser offers it, among what it fills the e-mail field with. */
export function PasskeyButton({ onOutcome }: PasskeyButtonProps) {
  const { isWorking, press } = usePasskeySignIn(onOutcome);
  if (!canUsePasskeys()) return <NoPasskeysHere path="/auth/login" />;
  return (
    <Button
      className="account-beside"
      fill
      loading={isWorking}
      onClick={press}
      text="Log in with a passkey"
      variant="outlined"
    />
  );
}
