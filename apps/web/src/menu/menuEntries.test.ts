import { MapIcon } from "@blueprintjs/icons";
import type { FeatureFlag } from "@stopbank/contract/flags";
import type { MenuEntry, MenuLink } from "@stopbank/plugin-api/browser";
import { describe, expect, it } from "vitest";
import { isCurrent, menuEntries } from "./menuEntries.ts";

const entry = (id: string, rest: Partial<MenuLink> = {}): MenuLink => ({
  id,
  label: id,
  href: `/${id}`,
  icon: MapIcon,
  ...rest,
});
const contributed: readonly MenuEntry[] = [
  entry("stories"),
  entry("summary", { order: 40 }),
  entry("risk", { order: 20 }),
  entry("guide", { order: 10, badge: "Beta" }),
  { id: "tutorial", label: "tutorial", icon: MapIcon, dialog: "risk.tutorial", onlyUnder: "/risk" },
  entry("users", { group: "bottom" }),
];

const labels = (path = "/home", on: FeatureFlag[] = [], isSignedIn = true) => {
  const menu = menuEntries(contributed, { path, isOn: (flag) => on.includes(flag), isSignedIn });
  return { main: menu.main.map(({ label }) => label), bottom: menu.bottom.map(({ label }) => label) };
};

describe("side menu", () => {
  it("G-13: begins with Home, what goes second, Risk, Access and Summary, then the rest", () => {
    expect(labels().main).toEqual(["Home", "guide", "risk", "Access", "summary", "stories"]);
  });

  it("TUT-01: shows the tutorial only on the risk map, with what stands on it", () => {
    for (const path of ["/risk", "/risk/stories", "/risk/stories/flood"])
      expect(labels(path).main).toContain("tutorial");
    expect(labels("/home").main).not.toContain("tutorial");
    expect(labels("/riskier").main).not.toContain("tutorial");
  });

  it("leaves Access out where the client hides it", () => {
    expect(labels("/home", ["hideAccessModule"]).main).not.toContain("Access");
  });

  it("G-13, AMB-24: has Getting Started second, or third behind the guide, for members without the new Home", () => {
    expect(labels("/home", ["onboardingPage"]).main.slice(0, 4)).toEqual([
      "Home",
      "guide",
      "Getting Started",
      "risk",
    ]);
    const around = { path: "/home", isOn: (flag: FeatureFlag) => flag === "onboardingPage" };
    expect(menuEntries([], { ...around, isSignedIn: true }).main[1]?.label).toBe("Getting Started");
    expect(labels("/home", ["onboardingPage", "newLandingPage"]).main).not.toContain("Getting Started");
    expect(labels("/home", ["onboardingPage"], false).main).not.toContain("Getting Started");
    expect(labels().main).not.toContain("Getting Started");
  });

  it("HOM-17, AMB-22: leads to the client's own access site in a new tab, and to /access without one", () => {
    const access = (accessSite?: string) =>
      menuEntries([], { path: "/home", isOn: () => false, isSignedIn: false, accessSite }).main.find(
        ({ label }) => label === "Access",
      );
    expect(access("https://access.larkhaven.example")).toMatchObject({
      href: "https://access.larkhaven.example",
      external: true,
    });
    expect(access()).toMatchObject({ href: "/access" });
    expect(access()).not.toHaveProperty("external");
  });

  it("keeps at the bottom what says so", () => {
    expect(labels().bottom).toEqual(["users"]);
  });

  it("knows where the reader is", () => {
    expect(isCurrent({ href: "/home" }, "/")).toBe(true);
    expect(isCurrent({ href: "/risk" }, "/risk/stories")).toBe(true);
    expect(isCurrent({ href: "/risk" }, "/risky")).toBe(false);
  });
});
