import { useSnapshot } from "valtio";
import { AccountForms } from "../account/AccountForms.tsx";
import { goOnAsVisitor } from "../session/leave.ts";
import { dismissLogin, shell } from "../session/state.ts";
import { LoginDialogView } from "./LoginDialogView.tsx";

/** Over whatever screen the reader is on, which stays as it is beneath. */
export function LoginDialog() {
  const { login, session } = useSnapshot(shell);
  return (
    <LoginDialogView
      forms={<AccountForms onExpired={dismissLogin} onSignedIn={dismissLogin} />}
      isExpired={session.status === "expired"}
      isOpen={login.isOpen}
      onClose={dismissLogin}
      onLeave={() => void goOnAsVisitor()}
      why={login.why}
    />
  );
}
