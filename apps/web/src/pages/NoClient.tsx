import { useSnapshot } from "valtio";
import { signOut } from "../session/leave.ts";
import { openLogin, shell } from "../session/state.ts";
import { NoClientView } from "./NoClientView.tsx";

/** For someone whom no organisation has let in, and for whoever is not logged in where nothing is public. */
export function NoClient() {
  const { session } = useSnapshot(shell);
  return (
    <NoClientView
      email={session.email}
      isSignedIn={session.status === "signed-in"}
      onLogIn={() => openLogin()}
      onLogOut={() => void signOut()}
    />
  );
}
