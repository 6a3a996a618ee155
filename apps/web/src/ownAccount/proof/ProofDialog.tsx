import type { OwnAccount } from "@stopbank/contract/own-account";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { useRef, useState } from "react";
import { factorRefusal } from "../../account/secondFactor/useFactorStep.ts";
import { canUsePasskeys, signWithPasskey } from "../../factors/passkeys.ts";
import { ProofDialogView } from "./ProofDialogView.tsx";
import type { ProofAsked } from "./useProof.ts";

export interface ProofDialogProps {
  readonly account: OwnAccount;
  readonly proof: ProofAsked;
}

/** Asks for the password or a passkey, and tells whoever waits for it. */
export function ProofDialog({ account, proof }: ProofDialogProps) {
  const call = useCall();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const end = (isProved: boolean) => {
    setPassword("");
    setProblem(undefined);
    proof.answer(isProved);
  };
  const show = async (work: () => Promise<unknown>) => {
    if (isWorking) return;
    setWorking(true);
    try {
      await work();
      end(true);
    } catch (error) {
      setProblem(factorRefusal(error));
      input.current?.select();
    } finally {
      setWorking(false);
    }
  };
  return (
    <ProofDialogView
      email={account.email}
      hasPasskey={account.passkeys.length > 0 && canUsePasskeys()}
      hasPassword={account.has_password}
      input={input}
      isOpen={proof.isAsked}
      isWorking={isWorking}
      onClose={() => end(false)}
      onPasskey={() =>
        void show(async () => {
          const options = await call(routes.beginPasskeyProof, {});
          await call(routes.proveByPasskey, { body: await signWithPasskey(options) });
        })
      }
      onPassword={setPassword}
      onSubmit={() => {
        if (password === "") setProblem("Enter your password");
        else void show(() => call(routes.proveByPassword, { body: { password } }));
      }}
      password={password}
      problem={problem}
    />
  );
}
