import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Route, ShownRoute } from "@stopbank/plugin-api/browser";
import { matches, pageAt } from "@stopbank/plugin-api/browser-host";
import { isAccessible, pluginOf, type SitePage, type Viewer } from "@stopbank/plugin-api/host";
import { homeTabPath, homeTabs } from "../home/landing/homeTabs.ts";
import { homeReturningTo } from "../session/returnUrl.ts";

/** Screens the shell draws itself. */
export type OwnScreen =
  | "home"
  | "onboarding"
  | "access"
  | "accessibility"
  | "adaptation"
  | "live"
  | "landuse"
  | "login"
  | "account"
  | "not-found";

export type Decision =
  | { readonly redirect: string }
  | { readonly show: OwnScreen }
  | { readonly route: ShownRoute };

export interface ScreenSurroundings {
  readonly viewer: Viewer;
  /** Contributed routes, in order. */
  readonly routes: readonly Route[];
  /** What plugins declared, whether they are on or off. */
  readonly pages: readonly SitePage[];
  /** Where addresses that pages had once lead now. */
  readonly formerAddresses: ReadonlyMap<string, string>;
  readonly isOn: (flag: FeatureFlag) => boolean;
}

interface OwnPage {
  readonly path: string;
  readonly screen: OwnScreen;
  readonly access?: "signed-in";
  /** Where it is off, the address leads home. */
  readonly flag?: FeatureFlag;
}

const ownPages: readonly OwnPage[] = [
  { path: "/", screen: "home" },
  ...homeTabs.map(({ slug }) => ({ path: homeTabPath(slug), screen: "home" as const })),
  { path: "/new-landing", screen: "home", access: "signed-in", flag: "newLandingPage" },
  { path: "/onboarding", screen: "onboarding", access: "signed-in", flag: "onboardingPage" },
  { path: "/access", screen: "access" },
  { path: "/accessibility", screen: "accessibility" },
  { path: "/adaptation", screen: "adaptation", access: "signed-in" },
  { path: "/live", screen: "live" },
  { path: "/landuse", screen: "landuse" },
  { path: "/account", screen: "account", access: "signed-in" },
  { path: "/auth/login", screen: "login" },
  { path: "/auth/forgot-password", screen: "login" },
  { path: "/auth/reset-password", screen: "login" },
];

const explorer = "/explorer/*?";

/** Where no plugin's page is shown. */
export const ownPaths: readonly string[] = [...ownPages.map(({ path }) => path), explorer];

/**
 * What an address shows to this viewer. A page that is off leads home, as does one that is not for them: a visitor by
 * way of signing in.
 *
 * @param path as the address bar has it, without search.
 * @param search with its question mark, kept by redirects to the same thing under another name.
 */
export function decideScreen(path: string, search: string, around: ScreenSurroundings): Decision {
  const { viewer, routes, pages, formerAddresses, isOn } = around;
  const own = ownPages.find((page) => matches(page.path, path));
  const moved = [...formerAddresses].find(([pattern]) => matches(pattern, path));
  if (own === undefined && moved !== undefined) return { redirect: moved[1] + search };
  if (matches(explorer, path)) return { redirect: "/" };

  const page = pageAt(path, pages);
  const route = routes.find((one) => pluginOf(one) === page?.plugin && matches(one.path, path));
  const shown = route && shownAt(route, routes);
  const asked = own === undefined ? [page?.access, route?.access, shown?.access] : [own.access];
  if (asked.some((access) => access !== undefined && !isAccessible({ access }, viewer)))
    return { redirect: viewer.signedIn ? "/home" : homeReturningTo(path + search) };
  if (own?.flag !== undefined && !isOn(own.flag)) return { redirect: "/home" };
  if (own !== undefined) return { show: own.screen };
  if (page?.isOn === false) return { redirect: "/home" };
  return shown === undefined ? { show: "not-found" } : { route: shown };
}

/** What a route shows: itself, or the one it lies within, at its own address. */
function shownAt(route: Route, routes: readonly Route[]): ShownRoute | undefined {
  if ("load" in route) return route;
  const around = routes.find(({ id }) => id === route.within);
  return around !== undefined && "load" in around ? { ...around, path: route.path } : undefined;
}
