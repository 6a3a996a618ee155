import { Contributed, useViewer } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import { Redirect, Route, useLocation, useSearch } from "wouter";
import { useFlags, useHost } from "../host/hostContext.ts";
import { returnUrlOf } from "../session/returnUrl.ts";
import { openLogin } from "../session/state.ts";
import { decideScreen, type OwnScreen } from "./decideScreen.ts";
import { isLoginPage } from "./isLoginPage.ts";

/** Whoever is logged in never sees it. */
const loadLoginPage = () =>
  import("../pages/LoginPage.tsx").then(({ LoginPage }) => ({ default: LoginPage }));

const loadHome = () => import("../home/HomePage.tsx").then(({ HomePage }) => ({ default: HomePage }));

const loadOnboarding = () =>
  import("../onboarding/OnboardingPage.tsx").then(({ OnboardingPage }) => ({ default: OnboardingPage }));

const loadNotFound = () =>
  import("../pages/NotFoundPage.tsx").then(({ NotFoundPage }) => ({ default: NotFoundPage }));

const loadStatement = () =>
  import("../pages/AccessibilityPage.tsx").then(({ AccessibilityPage }) => ({ default: AccessibilityPage }));

const loadOwnAccount = () =>
  import("../ownAccount/OwnAccountPage.tsx").then(({ OwnAccountPage }) => ({ default: OwnAccountPage }));

type Placeholders = typeof import("../pages/placeholders.tsx");

/** Pages to come, which few open. */
const placeholder = (id: string, choose: (pages: Placeholders) => () => React.ReactNode) => {
  const load = () => import("../pages/placeholders.tsx").then((pages) => ({ default: choose(pages) }));
  return () => <Contributed id={id} load={load} props={{}} />;
};

const ownScreens: Record<OwnScreen, () => React.ReactNode> = {
  home: () => <Contributed id="shell.home" load={loadHome} props={{}} />,
  onboarding: () => <Contributed id="shell.onboarding" load={loadOnboarding} props={{}} />,
  access: placeholder("shell.access", (pages) => pages.AccessPage),
  accessibility: () => <Contributed id="shell.accessibility" load={loadStatement} props={{}} />,
  adaptation: placeholder("shell.adaptation", (pages) => pages.AdaptationPage),
  live: placeholder("shell.live", (pages) => pages.LivePage),
  landuse: placeholder("shell.landuse", (pages) => pages.LandUsePage),
  login: () => <Contributed id="shell.login" load={loadLoginPage} props={{}} />,
  account: () => <Contributed className="shell-page" id="shell.account" load={loadOwnAccount} props={{}} />,
  "not-found": () => <Contributed id="shell.not-found" load={loadNotFound} props={{}} />,
};

/** What stands beside the side menu: the screen the address asks for. */
export function Screen() {
  const decision = useDecision();
  useReturnAfterLogin();
  if ("redirect" in decision) return <Redirect replace to={decision.redirect} />;
  if ("show" in decision) {
    const Own = ownScreens[decision.show];
    return <Own />;
  }
  const { route } = decision;
  return (
    <Route path={route.path}>
      <Contributed className="shell-page" id={route.id} key={route.id} load={route.load} props={{}} />
    </Route>
  );
}

export function useDecision() {
  const [path] = useLocation();
  const search = useSearch();
  const viewer = useViewer();
  const { pages, formerAddresses, contributions } = useHost();
  const isOn = useFlags();
  const withMark = search === "" ? "" : `?${search}`;
  return decideScreen(path, withMark, {
    viewer,
    routes: contributions("routes"),
    pages,
    formerAddresses,
    isOn,
  });
}

/** A visitor sent home from a protected screen is asked to log in, and goes there once they have. */
function useReturnAfterLogin(): void {
  const wanted = returnUrlOf(useSearch());
  const { signedIn } = useViewer();
  const [path, navigate] = useLocation();
  const isAsked = isLoginPage(path);
  useEffect(() => {
    // The log-in's own page asks by itself, and leads on.
    if (wanted === undefined || isAsked) return;
    if (signedIn) navigate(wanted, { replace: true });
    else openLogin(wanted);
  }, [wanted, isAsked, signedIn, navigate]);
}
