import { Dialog } from "@stopbank/ui/dialog";
import { TabSet } from "@stopbank/ui/tabs";
import { useSnapshot } from "valtio";
import { dismissLogin, shell } from "../session/state.ts";
import { LoginForm } from "./LoginForm.tsx";

/** Over whatever screen the reader is on, which stays as it is beneath. */
export function LoginDialog() {
  const { login } = useSnapshot(shell);
  return (
    <Dialog
      className="login-dialog"
      closesOnOutsideClick={false}
      isOpen={login.isOpen}
      onClose={() => void dismissLogin()}
      title="Welcome to Stopbank"
      widthPx={420}
    >
      {login.why !== undefined && <p>{login.why}</p>}
      {/* Signing up is a second tab, once the server takes sign-ups. */}
      <TabSet chosen="log-in" id="login" tabs={[{ id: "log-in", panel: <LoginForm />, title: "Log in" }]} />
    </Dialog>
  );
}
