import type { OwnAccount } from "@stopbank/contract/own-account";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import { useState } from "react";
import { factorRefusal } from "../../account/secondFactor/useFactorStep.ts";
import { NoPasskeysHere } from "../../factors/NoPasskeysHere.tsx";
import { canUsePasskeys, knowsPasskeys, makePasskey } from "../../factors/passkeys.ts";
import { RecoveryCodes } from "../../factors/RecoveryCodes.tsx";
import { toasts } from "../../session/state.ts";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import { useProof } from "../proof/useProof.ts";
import { type FactorChange, FactorDialogView } from "./FactorDialogView.tsx";
import { FactorsView } from "./FactorsView.tsx";

export interface FactorsProps {
  readonly account: OwnAccount;
  readonly onChanged: () => Promise<unknown>;
}

/** Changes what the person logs in with beside their password; each change once they have shown that it is them. */
export function Factors({ account, onChanged }: FactorsProps) {
  const call = useCall();
  const proof = useProof();
  const [change, setChange] = useState<FactorChange>();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const open = (next: FactorChange, words = "") => {
    setChange(next);
    setTyped(words);
    setProblem(undefined);
  };
  /** @param onRefused where what was refused is said. */
  const run = async (work: () => Promise<void>, onRefused: (words: string) => void) => {
    if (isWorking) return;
    setWorking(true);
    try {
      await proof.withProof(work);
      await onChanged();
    } catch (error) {
      onRefused(factorRefusal(error));
    } finally {
      setWorking(false);
    }
  };
  const done = (words: string, made: readonly string[] = []) => {
    setChange(undefined);
    setCodes(made);
    toasts.success(words);
  };

  const perform = async (what: FactorChange): Promise<void> => {
    switch (what.what) {
      case "app": {
        const { recovery_codes } = await call(routes.confirmTotp, { body: { code: typed } });
        return done("Your authenticator app is set up.", recovery_codes);
      }
      case "new-passkey": {
        const passkey = await makePasskey(await call(routes.beginPasskey, {}));
        const body = { passkey, name: typed.trim() || "Passkey" };
        const { recovery_codes } = await call(routes.addPasskey, { body });
        return done("The passkey is yours.", recovery_codes);
      }
      case "rename":
        await call(routes.renamePasskey, { params: { id: what.id }, body: { name: typed } });
        return done("The passkey has its new name.");
      case "remove-passkey":
        await call(routes.removePasskey, { params: { id: what.id } });
        return done("The passkey is removed.");
      case "remove-app":
        await call(routes.removeTotp, {});
        return done("Your authenticator app is removed.");
    }
  };
  const setUpApp = () =>
    run(async () => {
      const { secret = "", uri = "" } = await call(routes.beginTotp, {});
      open({ what: "app", secret, uri });
    }, toasts.error);
  const makeCodes = () =>
    run(async () => {
      setCodes((await call(routes.makeRecoveryCodes, {})).recovery_codes);
    }, toasts.error);

  return (
    <>
      <FactorsView
        account={account}
        canUsePasskeys={canUsePasskeys()}
        isWorking={isWorking}
        noPasskeys={knowsPasskeys() ? <NoPasskeysHere path="/account" /> : "This browser knows no passkeys."}
        onAddPasskey={() => open({ what: "new-passkey" })}
        onMakeCodes={() => void makeCodes()}
        onRemoveApp={() => open({ what: "remove-app" })}
        onRemovePasskey={({ id, name }) => open({ what: "remove-passkey", id, name })}
        onRename={({ id, name }) => open({ what: "rename", id, name }, name)}
        onSetUpApp={() => void setUpApp()}
      />
      {change !== undefined && (
        <FactorDialogView
          change={change}
          isWorking={isWorking}
          onClose={() => setChange(undefined)}
          onSubmit={() => void run(() => perform(change), setProblem)}
          onType={setTyped}
          problem={problem}
          typed={typed}
        />
      )}
      <Dialog isOpen={codes.length > 0} title="Recovery codes" widthPx={460}>
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </Dialog>
      <ProofDialog account={account} proof={proof} />
    </>
  );
}
