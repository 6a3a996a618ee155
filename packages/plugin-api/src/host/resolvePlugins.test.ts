import type { FeatureFlag } from "@stopbank/contract/flags";
import { describe, expect, it } from "vitest";
import type { Manifest } from "../common.ts";
import { resolvePlugins } from "./resolvePlugins.ts";

const flags =
  (...on: FeatureFlag[]) =>
  (flag: FeatureFlag) =>
    on.includes(flag);
const idsOn = (manifests: readonly Manifest[], ...on: FeatureFlag[]) =>
  resolvePlugins(manifests, flags(...on)).on.map(({ id }) => id);

describe("which plugins are on", () => {
  it("follows the flag that enables and the flag that disables", () => {
    const manifests: Manifest[] = [
      { id: "risk", disabledBy: "riskModuleIsInDevelopment" },
      { id: "property", enabledBy: "propertyPage" },
    ];
    expect(idsOn(manifests)).toEqual(["risk"]);
    expect(idsOn(manifests, "propertyPage")).toEqual(["risk", "property"]);
    expect(idsOn(manifests, "propertyPage", "riskModuleIsInDevelopment")).toEqual(["property"]);
  });

  it("follows flags of a plugin's own, for itself and for its pages", () => {
    const tides: Manifest = {
      id: "tides",
      enabledBy: "tides.page",
      pages: [{ path: "/tides", disabledBy: "tides.away" }],
    };
    expect(resolvePlugins([tides], flags())).toMatchObject({ on: [], faults: [] });
    expect(idsOn([tides], "tides.page")).toEqual(["tides"]);
  });

  it("puts a plugin after those it requires, and leaves it out where one is off", () => {
    const manifests: Manifest[] = [
      { id: "stories", requires: ["risk"] },
      { id: "risk", disabledBy: "riskModuleIsInDevelopment" },
    ];
    expect(idsOn(manifests)).toEqual(["risk", "stories"]);
    const { on, off } = resolvePlugins(manifests, flags("riskModuleIsInDevelopment"));
    expect(on).toEqual([]);
    expect(off).toContainEqual({ plugin: "stories", why: "it requires risk, which is off" });
  });

  it.each<[string, string, Manifest[]]>([
    ["an id that is not kebab-case", "plugin/bad-id", [{ id: "Risk_2" }]],
    ["two of one id", "plugin/duplicate-id", [{ id: "risk" }, { id: "risk" }]],
    ["a requirement nobody meets", "plugin/unknown-requirement", [{ id: "risk", requires: ["maps"] }]],
    ["a requirement of itself", "plugin/requirement-cycle", [{ id: "risk", requires: ["risk"] }]],
    ["a flag of another plugin", "plugin/strange-flag", [{ id: "risk", enabledBy: "tides.page" }]],
    ["a flag that is misspelt", "plugin/strange-flag", [{ id: "risk", flags: ["risk.side drawer"] }]],
  ])("leaves out, by name, a plugin with %s and no other", (_what, code, manifests) => {
    const { on, faults } = resolvePlugins([...manifests, { id: "guide" }], flags());
    expect(on.map(({ id }) => id)).toEqual(["guide"]);
    expect(faults).toEqual([expect.objectContaining({ code, plugin: manifests[0]?.id })]);
  });

  it("names every plugin of a cycle, and leaves out what requires one", () => {
    const manifests: Manifest[] = [
      { id: "a", requires: ["b"] },
      { id: "b", requires: ["c"] },
      { id: "c", requires: ["a"] },
      { id: "d", requires: ["a"] },
      { id: "e" },
    ];
    const { on, faults } = resolvePlugins(manifests, flags());
    expect(on.map(({ id }) => id)).toEqual(["e"]);
    expect(faults.map(({ plugin, code }) => [plugin, code])).toEqual(
      ["a", "b", "c"].map((id) => [id, "plugin/requirement-cycle"]),
    );
    expect(faults[0]?.message).toBe("It requires itself: a > b > c > a.");
  });
});
