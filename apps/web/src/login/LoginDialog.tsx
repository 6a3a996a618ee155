import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import { TabSet } from "@stopbank/ui/tabs";
import { useSnapshot } from "valtio";
import { dismissLogin, goOnAsVisitor, shell } from "../session/state.ts";
import { keptWords } from "./keptWords.ts";
import { LoginForm } from "./LoginForm.tsx";

/** Over whatever screen the reader is on, which stays as it is beneath. */
export function LoginDialog() {
  const { login, session } = useSnapshot(shell);
  const isExpired = session.status === "expired";
  return (
    <Dialog
      className="login-dialog"
      closesOnOutsideClick={false}
      isOpen={login.isOpen}
      onClose={dismissLogin}
      title="Welcome to Stopbank"
      widthPx={420}
    >
      {login.why !== undefined && <p>{login.why}</p>}
      {isExpired && <p className="sb-muted">{keptWords}</p>}
      {/* Signing up is a second tab, once the server takes sign-ups. */}
      <TabSet chosen="log-in" id="login" tabs={[{ id: "log-in", panel: <LoginForm />, title: "Log in" }]} />
      {isExpired && (
        <Button
          className="login-leave"
          fill
          onClick={() => void goOnAsVisitor()}
          text="Leave it and go on as a visitor"
          variant="minimal"
        />
      )}
    </Dialog>
  );
}
