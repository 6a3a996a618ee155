import { MapIcon } from "@blueprintjs/icons";
import type { FeatureFlag } from "@stopbank/contract/flags";
import type { MenuEntry } from "@stopbank/plugin-api/browser";
import { describe, expect, it } from "vitest";
import { isCurrent, menuEntries } from "./menuEntries.ts";

const entry = (id: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label: id,
  href: `/${id}`,
  icon: MapIcon,
  ...rest,
});
const contributed = [
  entry("stories"),
  entry("summary", { order: 40 }),
  entry("risk", { order: 20 }),
  entry("guide", { order: 10, badge: "Beta" }),
  entry("tutorial", { onlyUnder: "/risk" }),
  entry("users", { group: "bottom" }),
];

const labels = (path = "/home", on: FeatureFlag[] = []) => {
  const menu = menuEntries(contributed, { path, isOn: (flag) => on.includes(flag) });
  return { main: menu.main.map(({ label }) => label), bottom: menu.bottom.map(({ label }) => label) };
};

describe("side menu", () => {
  it("begins with Home, what goes second, Risk, Access and Summary, then the rest", () => {
    expect(labels().main).toEqual(["Home", "guide", "risk", "Access", "summary", "stories"]);
  });

  it("shows the tutorial only on the risk map", () => {
    expect(labels("/risk").main).toContain("tutorial");
    expect(labels("/riskier").main).not.toContain("tutorial");
  });

  it("leaves Access out where the client hides it", () => {
    expect(labels("/home", ["hideAccessModule"]).main).not.toContain("Access");
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
