import type { Route } from "../browser.ts";
import type { Fault, SitePage } from "../host.ts";
import { pageAt } from "./pageAt.ts";

/**
 * Parts the routes that lie in a page of their own plugin from those that do not. What no manifest tells of would be
 * "no page" where it is off, and open to everybody where it is on.
 */
export function undeclaredRoutes(
  routes: readonly Route[],
  pages: readonly SitePage[],
): { readonly declared: readonly Route[]; readonly faults: readonly Fault[] } {
  const pluginOf = ({ id }: Route) => id.slice(0, id.indexOf("."));
  const isDeclared = (route: Route) => pageAt(anAddressOf(route.path), pages)?.plugin === pluginOf(route);
  return {
    declared: routes.filter(isDeclared),
    faults: routes
      .filter((route) => !isDeclared(route))
      .map((route) => ({
        plugin: pluginOf(route),
        code: "plugin/undeclared-page",
        message: `${route.id} shows ${route.path}, which lies in no page of its manifest.`,
      })),
  };
}

/** `/guide/:topic/*?` is shown at `/guide/topic`, for one. */
const anAddressOf = (path: string) => path.replace(/\/\*\??$/, "").replace(/[:?*]/g, "") || "/";
