import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Route } from "@stopbank/plugin-api/browser";
import { isAccessible, type Viewer } from "@stopbank/plugin-api/host";
import { homeReturningTo } from "../session/returnUrl.ts";
import { matches } from "./matches.ts";

/** Screens the shell draws itself. */
export type OwnScreen = "home" | "access" | "adaptation" | "live" | "landuse" | "login" | "not-found";

export type Decision =
  | { readonly redirect: string }
  | { readonly show: OwnScreen }
  | { readonly route: Route };

export interface Surroundings {
  readonly viewer: Viewer;
  /** Contributed routes, in order. */
  readonly routes: readonly Route[];
  readonly isOn: (flag: FeatureFlag) => boolean;
}

const ownScreens: readonly (readonly [path: string, screen: OwnScreen, access?: "signed-in"])[] = [
  ["/", "home"],
  ["/home/:tab?", "home"],
  ["/access", "access"],
  ["/adaptation", "adaptation", "signed-in"],
  ["/live", "live"],
  ["/landuse", "landuse"],
  ["/auth/login", "login"],
];

/** Pages that plugins bring. Where a client has one off, its address leads home, for visitors by way of signing in. */
const flaggedPages: readonly {
  readonly path: string;
  readonly isOff: (isOn: Surroundings["isOn"]) => boolean;
  readonly access?: "signed-in" | "admin";
}[] = [
  { path: "/risk/stories/*?", isOff: (isOn) => !isOn("riskStories"), access: "signed-in" },
  { path: "/risk/*?", isOff: (isOn) => isOn("riskModuleIsInDevelopment") },
  { path: "/property/*?", isOff: (isOn) => !isOn("propertyPage"), access: "signed-in" },
  { path: "/summary/*?", isOff: (isOn) => !isOn("summaryPage"), access: "signed-in" },
  { path: "/prioritisation/*?", isOff: (isOn) => !isOn("prioritisationPage"), access: "signed-in" },
  { path: "/guide/*?", isOff: (isOn) => !isOn("guidePage") },
  { path: "/onboarding", isOff: (isOn) => !isOn("onboardingPage"), access: "signed-in" },
  { path: "/new-landing", isOff: (isOn) => !isOn("newLandingPage"), access: "signed-in" },
  { path: "/manage-users", isOff: () => false, access: "admin" },
];

/**
 * What an address shows to this viewer.
 *
 * @param path as the address bar has it, without search.
 * @param search with its question mark, kept by redirects to the same thing under another name.
 */
export function decideScreen(path: string, search: string, around: Surroundings): Decision {
  const { viewer, routes, isOn } = around;
  if (matches("/map", path)) return { redirect: `/risk${search}` };
  if (matches("/explorer/*?", path)) return { redirect: "/" };
  // Their dialogs are steps of signing in.
  if (matches("/auth/forgot-password", path) || matches("/auth/reset-password", path))
    return { redirect: "/auth/login" };

  const own = ownScreens.find(([pattern]) => matches(pattern, path));
  const page = flaggedPages.find((one) => matches(one.path, path));
  const route = routes.find((one) => matches(one.path, path));
  const access = own?.[2] ?? route?.access ?? page?.access;
  if (access !== undefined && !isAccessible({ access }, viewer))
    return { redirect: viewer.signedIn ? "/home" : homeReturningTo(path + search) };
  if (own !== undefined) return { show: own[1] };
  if (page?.isOff(isOn)) return { redirect: "/home" };
  if (route !== undefined) return { route };
  return { show: "not-found" };
}
