import { useSnapshot } from "valtio";
import { dismissLogin, goOnAsVisitor, shell } from "../session/state.ts";
import { LoginDialogView } from "./LoginDialogView.tsx";
import { LoginForm } from "./LoginForm.tsx";

/** Over whatever screen the reader is on, which stays as it is beneath. */
export function LoginDialog() {
  const { login, session } = useSnapshot(shell);
  return (
    <LoginDialogView
      form={<LoginForm />}
      isExpired={session.status === "expired"}
      isOpen={login.isOpen}
      onClose={dismissLogin}
      onLeave={() => void goOnAsVisitor()}
      why={login.why}
    />
  );
}
