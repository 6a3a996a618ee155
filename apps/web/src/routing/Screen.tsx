import { Contributed, useViewer } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import { Redirect, Route, useLocation, useSearch } from "wouter";
import { useHost } from "../host/hostContext.ts";
import { HomePage } from "../pages/HomePage.tsx";
import { NotFoundPage } from "../pages/NotFoundPage.tsx";
import { AccessPage, AdaptationPage, LandUsePage, LivePage } from "../pages/placeholders.tsx";
import { returnUrlOf } from "../session/returnUrl.ts";
import { openLogin } from "../session/state.ts";
import { decideScreen, type OwnScreen } from "./decideScreen.ts";

/** Whoever is logged in never sees it. */
const loadLoginPage = () =>
  import("../pages/LoginPage.tsx").then(({ LoginPage }) => ({ default: LoginPage }));

const ownScreens: Record<OwnScreen, () => React.ReactNode> = {
  home: HomePage,
  access: AccessPage,
  adaptation: AdaptationPage,
  live: LivePage,
  landuse: LandUsePage,
  login: () => <Contributed id="shell.login" load={loadLoginPage} props={{}} />,
  "not-found": NotFoundPage,
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
  const withMark = search === "" ? "" : `?${search}`;
  return decideScreen(path, withMark, { viewer, routes: contributions("routes"), pages, formerAddresses });
}

/** A visitor sent home from a protected screen is asked to log in, and goes there once they have. */
function useReturnAfterLogin(): void {
  const wanted = returnUrlOf(useSearch());
  const { signedIn } = useViewer();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (wanted === undefined) return;
    if (signedIn) navigate(wanted, { replace: true });
    else openLogin(wanted);
  }, [wanted, signedIn, navigate]);
}
