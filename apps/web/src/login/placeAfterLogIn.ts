import { address } from "../routing/goTo.ts";
import { isLoginPage } from "../routing/isLoginPage.ts";
import { returnUrlOf } from "../session/returnUrl.ts";
import { shell } from "../session/state.ts";

/** Where somebody goes on who leaves this page to log in: where they wanted to go, else where they are. */
export function placeAfterLogIn(): string {
  const wanted = shell.login.returnTo ?? returnUrlOf(window.location.search);
  if (wanted !== undefined) return wanted;
  return isLoginPage(window.location.pathname) ? "/home" : address();
}
