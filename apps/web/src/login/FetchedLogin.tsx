import { useFetched } from "@stopbank/ui/use-fetched";
import { useSnapshot } from "valtio";
import { dismissLogin, shell, toasts } from "../session/state.ts";

/** The log-in over whatever is on the screen; its code is fetched when it is first asked for. */
export function FetchedLogin() {
  const { login } = useSnapshot(shell);
  const Dialog = useFetched(login.isOpen, loadDialog, (error) => {
    console.warn("The log-in's code did not come.", error);
    toasts.warning("The log-in could not be opened. Check your connection and try again.");
    dismissLogin();
  });
  return Dialog && <Dialog />;
}

const loadDialog = () => import("./LoginDialog.tsx").then(({ LoginDialog }) => LoginDialog);
