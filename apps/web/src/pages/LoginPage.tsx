import { useTitle, useViewer } from "@stopbank/plugin-api/browser";
import { Redirect, useSearch } from "wouter";
import { Logo } from "../brand/Logo.tsx";
import { LoginForm } from "../login/LoginForm.tsx";
import { goTo } from "../routing/goTo.ts";
import { returnUrlOf } from "../session/returnUrl.ts";
import { LoginPageView } from "./LoginPageView.tsx";

/** Leads on whoever is logged in. */
export function LoginPage() {
  useTitle("Log in");
  const wanted = returnUrlOf(useSearch()) ?? "/home";
  const { signedIn } = useViewer();
  if (signedIn) return <Redirect replace to={wanted} />;
  return <LoginPageView form={<LoginForm onSignedIn={() => goTo(wanted)} />} logo={<Logo full />} />;
}
