import { Button } from "@blueprintjs/core";
import { WarningSignIcon } from "@blueprintjs/icons";
import { useSnapshot } from "valtio";
import { openLogin, shell } from "../session/state.ts";
import { keptWords } from "./keptWords.ts";

/**
 * Above the screen of a session that ended, for as long as nobody has logged in again: what is missing from a map is
 * not shown to be missing by the map. While the log-in is open it says the same.
 */
export function ExpiredLine() {
  const { login, session } = useSnapshot(shell);
  return (
    <div role="status">
      {session.status === "expired" && !login.isOpen && (
        <div className="shell-expired">
          <WarningSignIcon aria-hidden />
          <span>{keptWords}</span>
          <Button onClick={() => openLogin()} size="small" text="Log in" variant="outlined" />
        </div>
      )}
    </div>
  );
}
