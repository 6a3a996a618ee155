import { ApiError } from "@stopbank/contract/client";
import type { OwnAccount } from "@stopbank/contract/own-account";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { useRef, useState } from "react";
import { isAboutNewPassword } from "../../account/accountWords.ts";
import { factorRefusal } from "../../account/secondFactor/useFactorStep.ts";
import { isGoodNewPassword, type NewPassword } from "../../fields/NewPasswordFields.tsx";
import { toasts } from "../../session/state.ts";
import { PasswordView } from "./PasswordView.tsx";

export interface PasswordProps {
  readonly account: OwnAccount;
  /** Their other sessions have ended. */
  readonly onChanged: () => void;
}

const nothing: NewPassword = { password: "", again: "" };

/** Changes the person's password. */
export function Password({ account, onChanged }: PasswordProps) {
  const call = useCall();
  const [present, setPresent] = useState("");
  const [typed, setTyped] = useState(nothing);
  const [wrong, setWrong] = useState<{ present?: string; refused?: string }>({});
  const [isTried, setTried] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const presentInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const submit = async () => {
    if (isWorking) return;
    setTried(true);
    if (present === "") {
      setWrong({ present: "Enter your present password" });
      return presentInput.current?.focus();
    }
    if (!isGoodNewPassword(typed)) return passwordInput.current?.focus();
    setWorking(true);
    setWrong({});
    try {
      const body = { present_password: present, new_password: typed.password };
      await call(routes.changePassword, { body });
      setPresent("");
      setTyped(nothing);
      setTried(false);
      toasts.success("Password changed. Your other sessions have ended.");
      onChanged();
    } catch (error) {
      if (isAboutNewPassword(error)) {
        setWrong({ refused: error.message });
        passwordInput.current?.select();
      } else if (error instanceof ApiError && error.code === "auth/wrong-password") {
        setWrong({ present: error.message });
        presentInput.current?.select();
      } else toasts.error(factorRefusal(error));
    } finally {
      setWorking(false);
    }
  };
  return (
    <PasswordView
      {...typed}
      email={account.email}
      hasPassword={account.has_password}
      isTried={isTried}
      isWorking={isWorking}
      onChange={(next) => {
        setTyped(next);
        setWrong({});
      }}
      onPresent={(next) => {
        setPresent(next);
        setWrong({});
      }}
      onSubmit={() => void submit()}
      passwordInput={passwordInput}
      present={present}
      presentInput={presentInput}
      presentProblem={wrong.present}
      refused={wrong.refused}
    />
  );
}
