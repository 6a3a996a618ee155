import { useTitle, useViewer } from "@stopbank/plugin-api/browser";
import { Redirect, useLocation, useSearch } from "wouter";
import { AccountForms } from "../account/AccountForms.tsx";
import type { StepName } from "../account/draft.ts";
import { useInvitation } from "../account/useInvitation.ts";
import { Logo } from "../brand/Logo.tsx";
import { providerTrouble } from "../login/providerTrouble.ts";
import { returnUrlOf } from "../session/returnUrl.ts";
import { LoginPageView } from "./LoginPageView.tsx";

/** Where each of its addresses begins. */
const starts: Readonly<Record<string, StepName>> = {
  "/auth/login": "log-in",
  "/auth/forgot-password": "reset-email",
  "/auth/reset-password": "reset-code",
};

/** Logging in, signing up and setting a password, on a page of their own. Leads on whoever is logged in. */
export function LoginPage() {
  useTitle("Log in");
  const search = useSearch();
  const [path] = useLocation();
  const { signedIn } = useViewer();
  const found = useInvitation(signedIn);
  const wanted = returnUrlOf(search) ?? "/home";
  if (signedIn && found.state === "none") return <Redirect replace to={wanted} />;
  const invitation = found.state === "open" ? found.invitation : undefined;
  const start = invitation === undefined || invitation.has_account ? starts[path] : "sign-up";
  return (
    <LoginPageView
      forms={
        found.state === "loading" || signedIn ? undefined : (
          <AccountForms
            email={invitation?.email}
            key={path}
            onExpired={() => undefined}
            onSignedIn={() => undefined}
            start={start}
          />
        )
      }
      invitation={invitation}
      logo={<Logo full />}
      trouble={found.state === "over" ? found.why : providerTrouble(search)}
    />
  );
}
