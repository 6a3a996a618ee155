import type { FactorKind, NewFactor } from "@stopbank/contract/second-factors";
import { useEffect, useRef, useState } from "react";
import { canUsePasskeys, makePasskey } from "../../factors/passkeys.ts";
import { RecoveryCodes } from "../../factors/RecoveryCodes.tsx";
import { beginEnrolment, confirmEnrolment, type Enrolled, goOnAs } from "../../session/factorCalls.ts";
import { move } from "../../session/moves.ts";
import { EnrolmentView } from "./EnrolmentView.tsx";
import type { SecondFactorFormProps } from "./SecondFactorForm.tsx";
import { useFactorStep } from "./useFactorStep.ts";

/** A log-in that asks for a second factor to be set up before the person is in; then their recovery codes. */
export function EnrolmentForm({ email, onSignedIn, onOver }: SecondFactorFormProps) {
  const [kind, setKind] = useState<FactorKind>("totp");
  const [begun, setBegun] = useState<NewFactor>();
  const [typed, setTyped] = useState("");
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const step = useFactorStep(onOver);
  const begin = useRef(() => step.run(async () => setBegun(await beginEnrolment("totp"))));
  useEffect(() => {
    void begin.current();
  }, []);
  const goOn = useHeldPage(enrolled);
  if (enrolled !== undefined)
    return (
      <RecoveryCodes
        codes={enrolled.recovery_codes}
        onDone={() => {
          void goOn(enrolled).then(onSignedIn);
        }}
      />
    );
  const submit = () =>
    step.run(async () => {
      if (kind === "totp") return setEnrolled(await confirmEnrolment({ code: typed }));
      const { passkey_options = {} } = await beginEnrolment("passkey");
      const passkey = await makePasskey(passkey_options);
      setEnrolled(await confirmEnrolment({ passkey, name: typed.trim() || "Passkey" }));
    });
  return (
    <EnrolmentView
      canUsePasskeys={canUsePasskeys()}
      demandedBy={begun?.demanded_by ?? []}
      email={email}
      isWorking={step.isWorking}
      kind={kind}
      onKind={(other) => {
        setKind(other);
        setTyped("");
        step.setProblem(undefined);
      }}
      onOver={onOver}
      onSubmit={() => void submit()}
      onType={setTyped}
      problem={step.problem}
      secret={begun?.secret}
      typed={typed}
      uri={begun?.uri}
    />
  );
}

/**
 * While somebody keeps their recovery codes, the page stays as it is: they are signed in already, and going over to another window, as to a
 * password manager's, would have the page follow that and the codes be gone.
 */
function useHeldPage(enrolled: Enrolled | undefined): (enrolled: Enrolled) => Promise<void> {
  const isGoingOn = useRef(false);
  const goOn = useRef((answer: Enrolled) => {
    isGoingOn.current = true;
    return goOnAs(answer);
  });
  useEffect(() => {
    if (enrolled === undefined) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    void move(() => promise);
    return () => {
      resolve();
      // Closed before they said so, the page is theirs all the same.
      if (!isGoingOn.current) void goOn.current(enrolled);
    };
  }, [enrolled]);
  return goOn.current;
}
