import { Button } from "@blueprintjs/core";
import { useSnapshot } from "valtio";
import { StopbankMark } from "../brand/Logo.tsx";
import { openLogin, shell, signOut } from "../session/state.ts";

/** For someone whom no organisation has let in, and for whoever is not logged in where nothing is public. */
export function NoClient() {
  const { session } = useSnapshot(shell);
  const canLogIn = session.status !== "signed-in";
  return (
    <main className="shell-whole">
      <StopbankMark size={48} />
      <h1>{canLogIn ? "Log in to begin" : "You do not belong to an organisation yet"}</h1>
      {!canLogIn && <p>Ask an administrator of yours to invite {session.email}.</p>}
      {canLogIn ? (
        <Button intent="primary" onClick={() => openLogin()} text="Log in" />
      ) : (
        <Button onClick={() => void signOut()} text="Logout" />
      )}
    </main>
  );
}
