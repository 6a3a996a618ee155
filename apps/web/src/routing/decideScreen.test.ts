import type { FeatureFlag } from "@stopbank/contract/flags";
import { mayHaveMap } from "@stopbank/contract/site-paths";
import type { Manifest } from "@stopbank/plugin-api";
import type { Route } from "@stopbank/plugin-api/browser";
import { collectPages, resolvePlugins } from "@stopbank/plugin-api/host";
import { describe, expect, it } from "vitest";
import { browserPlugins } from "../plugins.ts";
import { decideScreen, ownPaths } from "./decideScreen.ts";

const load = async () => ({ default: () => null });
const risk: Route = { id: "risk.page", path: "/risk", load };
const summary: Route = { id: "summary.page", path: "/summary", access: "signed-in", load };
const users: Route = { id: "admin.users", path: "/manage-users", access: "admin", load };
/** Strangers' routes, which fit addresses of others. */
const riskTab: Route = { id: "risk.tab", path: "/risk/:tab?", load };
const usersToAll: Route = { id: "admin.all", path: "/manage-users/:user?", access: "signed-in", load };
const live: Route = { id: "flood-gauges.live", path: "/live", access: "admin", load };

const visitor = { signedIn: false, roles: [] };
const member = { signedIn: true, roles: ["member"] };
const admin = { signedIn: true, roles: ["admin"] };

/** An eighth plugin, which the shell was not written with. */
const gauges: Manifest = {
  id: "flood-gauges",
  enabledBy: "asyncSummaryReport",
  pages: [{ path: "/flood-gauges/*?", access: "signed-in" }],
};
const manifests = [...browserPlugins.map(({ manifest }) => manifest), gauges];

const decide = (
  path: string,
  viewer = member,
  on: readonly FeatureFlag[] = ["summaryPage"],
  search = "",
  beside: readonly Route[] = [],
) => {
  const isOn = (flag: FeatureFlag) => on.includes(flag);
  const idsOn = new Set(resolvePlugins(manifests, isOn).on.map(({ id }) => id));
  return decideScreen(path, search, {
    viewer,
    routes: [...beside, risk, summary, users],
    isOn,
    pages: collectPages(manifests, idsOn, isOn, ownPaths).pages,
    formerAddresses: new Map(
      manifests.flatMap(({ formerAddresses = {} }) => Object.entries(formerAddresses)),
    ),
  });
};

it.each(ownPaths.filter((path) => path !== "/").map((path) => path.replace("/*?", "")))(
  "%s is a page of the shell's own, of which no view is saved",
  (path) => expect(mayHaveMap(path)).toBe(false),
);

describe("which screen an address shows", () => {
  it.each([
    ["/", "home"],
    ["/home", "home"],
    ["/home/management", "home"],
    ["/home/process", "home"],
    ["/home/contacts", "home"],
    ["/home/about", "home"],
    ["/access", "access"],
    ["/accessibility", "accessibility"],
    ["/adaptation", "adaptation"],
    ["/live", "live"],
    ["/landuse", "landuse"],
    ["/auth/login", "login"],
    ["/auth/forgot-password", "login"],
    ["/auth/reset-password", "login"],
    ["/nowhere", "not-found"],
    ["/home/nowhere", "not-found"],
    ["/home/a/b", "not-found"],
  ])("HOM-01: %s is the %s screen", (path, show) => expect(decide(path)).toEqual({ show }));

  it.each([
    ["/onboarding", "onboarding", "onboardingPage"],
    ["/new-landing", "home", "newLandingPage"],
  ] as const)("HOM-12, HOM-14, AMB-23: %s is for members, where its flag is on", (path, show, flag) => {
    expect(decide(path, member, [flag])).toEqual({ show });
    expect(decide(path, visitor, [flag])).toEqual({
      redirect: `/?returnUrl=${encodeURIComponent(path)}`,
    });
  });

  it("shows what plugins contribute", () => {
    expect(decide("/risk", visitor)).toEqual({ route: risk });
    expect(decide("/summary")).toEqual({ route: summary });
    expect(decide("/manage-users", admin)).toEqual({ route: users });
  });

  it.each([
    ["/map", "/risk"],
    ["/explorer/anything/at/all", "/"],
    ["/explorer", "/"],
  ])("%s leads to %s", (path, redirect) => expect(decide(path)).toEqual({ redirect }));

  it("keeps the scene of a link under the map's old address", () => {
    expect(decide("/map", visitor, [], "?z=3")).toEqual({ redirect: "/risk?z=3" });
  });

  it.each([
    "/property",
    "/prioritisation",
    "/onboarding",
    "/new-landing",
    "/guide",
    "/risk/stories/3/flood",
    "/flood-gauges",
    "/flood-gauges/7",
  ])("%s leads home where its flag is off", (path) => expect(decide(path)).toEqual({ redirect: "/home" }));

  it("leads home from the risk map while it is in development, and from what stands on it", () => {
    expect(decide("/risk", visitor, ["riskModuleIsInDevelopment"])).toEqual({ redirect: "/home" });
    const stories = decide("/risk/stories", member, ["riskModuleIsInDevelopment", "riskStories"]);
    expect(stories).toEqual({ redirect: "/home" });
  });

  it.each(["/adaptation", "/summary", "/property", "/manage-users", "/flood-gauges/7"])(
    "%s sends a visitor home, to come back after signing in",
    (path) =>
      expect(decide(path, visitor, [], "?r=1")).toEqual({
        redirect: `/?returnUrl=${encodeURIComponent(`${path}?r=1`)}`,
      }),
  );

  it("shows on a page routes of its own plugin alone", () => {
    const stories: Route = { id: "stories.page", path: "/risk/stories", load };
    const shown = decide("/risk/stories", member, ["riskStories"], "", [riskTab, stories]);
    expect(shown).toEqual({ route: stories });
  });

  it("MAP-17: shows at an address within another route what that shows, to whom all of them are open", () => {
    const stories: Route = { id: "stories.page", path: "/risk/stories/*?", within: "risk.page" };
    const at = (viewer: typeof member, beside: Route, on: readonly FeatureFlag[] = ["riskStories"]) =>
      decide("/risk/stories/3", viewer, on, "", [beside]);
    expect(at(member, stories)).toEqual({ route: { ...risk, path: "/risk/stories/*?" } });
    expect(at(visitor, stories)).toHaveProperty("redirect");
    expect(at(member, { ...stories, access: "admin" })).toEqual({ redirect: "/home" });
    expect(at(member, { ...stories, within: "admin.users" })).toEqual({ redirect: "/home" });
    expect(at(member, stories, [])).toEqual({ redirect: "/home" });
    expect(at(member, { ...stories, within: "nobody.page" })).toEqual({ show: "not-found" });
  });

  it("goes by whichever is stricter, the page or the route in it", () => {
    expect(decide("/manage-users/7", member, [], "", [usersToAll])).toEqual({ show: "not-found" });
    expect(decide("/manage-users", member, [], "", [usersToAll])).toEqual({ redirect: "/home" });
    expect(decide("/manage-users", admin, [], "", [usersToAll])).toEqual({ route: usersToAll });
    expect(decide("/risk", member, [], "", [{ ...riskTab, access: "admin" }])).toEqual({ redirect: "/home" });
  });

  it("asks a stranger's route nothing where the shell shows a screen of its own", () => {
    expect(decide("/live", visitor, [], "", [live])).toEqual({ show: "live" });
  });

  it("sends a member home from what is for admins", () => {
    expect(decide("/manage-users", member)).toEqual({ redirect: "/home" });
  });

  it("finds nothing where a page is on but no plugin brings it", () => {
    expect(decide("/property", member, ["propertyPage"])).toEqual({ show: "not-found" });
    expect(decide("/flood-gauges", member, ["asyncSummaryReport"])).toEqual({ show: "not-found" });
  });
});
