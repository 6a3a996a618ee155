import { Tab, Tabs } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
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
      {/* Signing up is a second tab, once the server takes sign-ups. */}
      <Tabs animate={false} id="login" renderActiveTabPanelOnly>
        <Tab id="log-in" panel={<LoginForm />} title="Log in" />
      </Tabs>
    </Dialog>
  );
}
