import type { AskedFactors, PasskeyOptions } from "@stopbank/contract/second-factors";
import { useEffect, useRef, useState } from "react";
import { NoPasskeysHere } from "../../factors/NoPasskeysHere.tsx";
import { canUsePasskeys, signWithPasskey } from "../../factors/passkeys.ts";
import { askForSecondFactor, meetSecondFactor } from "../../session/factorCalls.ts";
import { type FactorWay, SecondFactorView } from "./SecondFactorView.tsx";
import { useFactorStep } from "./useFactorStep.ts";

export interface SecondFactorFormProps {
  readonly email: string;
  readonly onSignedIn: () => void;
  /** The log-in that asked for it is over, or given up. */
  readonly onOver: () => void;
}

/** A log-in that asks for a second factor before the person is in. */
export function SecondFactorForm({ email, onSignedIn, onOver }: SecondFactorFormProps) {
  const [asked, setAsked] = useState<AskedFactors>();
  const [chosen, setChosen] = useState<FactorWay>();
  const [typed, setTyped] = useState("");
  const step = useFactorStep(onOver);
  const input = useRef<HTMLInputElement>(null);
  /** Settled once it is known what the person has. */
  const asking = useRef<Promise<void>>(undefined);
  const begin = useRef(() =>
    askForSecondFactor().then((answer) => {
      setAsked(answer);
      // That no code was typed, where none is asked for.
      step.setProblem(undefined);
    }, step.refuse),
  );
  useEffect(() => {
    asking.current = begin.current();
  }, []);
  const held = asked?.kinds ?? [];
  const mainHost = hostOf(asked?.passkey_options);
  const ways = held.filter((kind) => kind !== "passkey" || canUsePasskeys(mainHost));
  const way = chosen ?? ways[0] ?? (held.length > 0 ? "recovery" : "totp");
  const submit = async () => {
    if (way !== "passkey" && typed.trim() === "") {
      step.setProblem("Type the code.");
      input.current?.focus();
      return;
    }
    const isIn = await step.run(async () => {
      // Who is as fast as that, as a password manager is, has what they sent taken all the same.
      await asking.current;
      if (way === "totp") await meetSecondFactor({ code: typed });
      else if (way === "recovery") await meetSecondFactor({ recovery_code: typed });
      else {
        // What is to be signed is good once: another is asked for each time.
        const { passkey_options = {} } = await askForSecondFactor();
        await meetSecondFactor({ passkey: await signWithPasskey(passkey_options) });
      }
    });
    if (isIn) onSignedIn();
    else input.current?.select();
  };
  return (
    <SecondFactorView
      email={email}
      input={input}
      isWorking={step.isWorking}
      note={ways.length < held.length && <NoPasskeysHere mainHost={mainHost} path="/auth/login" />}
      onOver={onOver}
      onSubmit={() => void submit()}
      onType={setTyped}
      onWay={(other) => {
        setChosen(other);
        setTyped("");
        step.setProblem(undefined);
      }}
      problem={step.problem}
      typed={typed}
      way={way}
      ways={ways}
    />
  );
}

/** Of the site that passkeys are made for (WebAuthn's `rpId`). */
const hostOf = (options: PasskeyOptions | undefined): string | undefined =>
  typeof options?.rpId === "string" ? options.rpId : undefined;
