import { useFetched } from "@stopbank/ui/use-fetched";
import { useSnapshot } from "valtio";
import { couldNotOpen } from "../couldNotOpen.ts";
import { dismissLogin, shell } from "../session/state.ts";

/** The log-in over whatever is on the screen; its code is fetched when it is first asked for. */
export function FetchedLogin() {
  const { login } = useSnapshot(shell);
  const Dialog = useFetched(login.isOpen, loadDialog, (error) => {
    couldNotOpen("log-in", error);
    dismissLogin();
  });
  return Dialog && <Dialog />;
}

const loadDialog = () => import("./LoginDialog.tsx").then(({ LoginDialog }) => LoginDialog);
