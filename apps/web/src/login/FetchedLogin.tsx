import { useFetched } from "@stopbank/ui/use-fetched";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { couldNotOpen } from "../couldNotOpen.ts";
import { isLoginPage } from "../routing/isLoginPage.ts";
import { dismissLogin, shell } from "../session/state.ts";

/**
 * The log-in over whatever is on the screen; its code is fetched when it is first asked for. Over its own page there is none, since
 * that has the same forms.
 */
export function FetchedLogin() {
  const { login, client } = useSnapshot(shell);
  const [path] = useLocation();
  const isHere = isLoginPage(path) && client !== undefined;
  const Dialog = useFetched(login.isOpen && !isHere, loadDialog, (error) => {
    couldNotOpen("log-in", error);
    dismissLogin();
  });
  return isHere || Dialog === undefined ? null : <Dialog />;
}

const loadDialog = () => import("./LoginDialog.tsx").then(({ LoginDialog }) => LoginDialog);
