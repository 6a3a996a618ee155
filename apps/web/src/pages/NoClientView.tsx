import { Button } from "@blueprintjs/core";
import { StopbankMark } from "../brand/StopbankMark.tsx";

export interface NoClientViewProps {
  readonly isSignedIn: boolean;
  readonly email: string | undefined;
  readonly onLogIn: () => void;
  readonly onLogOut: () => void;
}

/** In the place of every screen where there is no client to show. */
export function NoClientView({ isSignedIn, email, onLogIn, onLogOut }: NoClientViewProps) {
  return (
    <main className="shell-whole">
      <StopbankMark size={48} />
      <h1>{isSignedIn ? "You do not belong to an organisation yet" : "Log in to begin"}</h1>
      {isSignedIn && <p>Ask an administrator of yours to invite {email}.</p>}
      {isSignedIn ? (
        <Button onClick={onLogOut} text="Logout" />
      ) : (
        <Button intent="primary" onClick={onLogIn} text="Log in" />
      )}
    </main>
  );
}
