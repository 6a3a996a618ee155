import { useTitle, useViewer } from "@stopbank/plugin-api/browser";
import { Redirect, useSearch } from "wouter";
import { CoastArt } from "../brand/CoastArt.tsx";
import { Logo } from "../brand/Logo.tsx";
import { LoginForm } from "../login/LoginForm.tsx";
import { goTo } from "../routing/goTo.ts";
import { returnUrlOf } from "../session/returnUrl.ts";

/** Logging in on a page of its own: words and form, and a picture where there is room. */
export function LoginPage() {
  useTitle("Log in");
  const wanted = returnUrlOf(useSearch()) ?? "/home";
  const { signedIn } = useViewer();
  if (signedIn) return <Redirect replace to={wanted} />;
  return (
    <div className="login-page">
      <div className="login-words">
        <div className="login-brand">
          <Logo full />
        </div>
        <div className="login-form">
          <h1>Log in</h1>
          <p className="sb-muted">See what natural hazards and a changing climate put at risk, and where.</p>
          <LoginForm onSignedIn={() => goTo(wanted)} />
        </div>
      </div>
      <div className="login-picture">
        <CoastArt />
      </div>
    </div>
  );
}
