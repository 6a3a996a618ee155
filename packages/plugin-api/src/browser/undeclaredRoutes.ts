import type { Route } from "../browser.ts";
import { anAddressOf, isPattern } from "../host/matches.ts";
import { type Fault, pluginOf, type SitePage } from "../host.ts";
import { pageAt } from "./pageAt.ts";

/**
 * Parts the routes that lie in a page of their own plugin from those that do not. What no manifest tells of would be
 * "no page" where it is off, and open to everybody where it is on.
 */
export function undeclaredRoutes(
  routes: readonly Route[],
  pages: readonly SitePage[],
): { readonly declared: readonly Route[]; readonly faults: readonly Fault[] } {
  const isDeclared = (route: Route) =>
    isPattern(route.path) && pageAt(anAddressOf(route.path), pages)?.plugin === pluginOf(route);
  return {
    declared: routes.filter(isDeclared),
    faults: routes
      .filter((route) => !isDeclared(route))
      .map((route) => ({
        plugin: pluginOf(route),
        ...(isPattern(route.path)
          ? {
              code: "plugin/undeclared-page",
              message: `${route.id} shows ${route.path}, which lies in no page of its manifest.`,
            }
          : { code: "plugin/bad-page", message: `${route.id} shows "${route.path}", which is no path.` }),
      })),
  };
}
