import { useSnapshot } from "valtio";
import { openLogin, shell } from "../session/state.ts";
import { ExpiredLineView } from "./ExpiredLineView.tsx";

/**
 * Above the screen of a session that ended, for as long as nobody has logged in again: what is missing from a map is
 * not shown to be missing by the map. While the log-in is open it says the same.
 */
export function ExpiredLine() {
  const { login, session } = useSnapshot(shell);
  return (
    <ExpiredLineView isSaid={session.status === "expired" && !login.isOpen} onLogIn={() => openLogin()} />
  );
}
