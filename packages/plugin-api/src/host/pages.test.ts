import type { FeatureFlag } from "@stopbank/contract/flags";
import { describe, expect, it } from "vitest";
import type { Manifest, PluginPage } from "../common.ts";
import { collectPages } from "./pages.ts";

const plugin = (id: string, ...pages: PluginPage[]): Manifest => ({ id, pages });

const collect = (manifests: readonly Manifest[], off: readonly string[] = [], flags: FeatureFlag[] = []) =>
  collectPages(
    manifests,
    new Set(manifests.map(({ id }) => id).filter((id) => !off.includes(id))),
    (flag) => flags.includes(flag),
    ["/", "/home/:tab?"],
  );

describe("pages of plugins", () => {
  it("are known whether their plugin is on or off", () => {
    const gauges = plugin("gauges", { path: "/gauges/*?", access: "signed-in" });
    const page = { plugin: "gauges", path: "/gauges/*?", access: "signed-in" };
    expect(collect([gauges]).pages).toEqual([{ ...page, isOn: true }]);
    expect(collect([gauges], ["gauges"]).pages).toEqual([{ ...page, isOn: false }]);
  });

  it("may have a flag of their own", () => {
    const guide = plugin(
      "guide",
      { path: "/guide", enabledBy: "guidePage" },
      { path: "/tour", disabledBy: "guidePage" },
    );
    const on = (...flags: FeatureFlag[]) =>
      collect([guide], [], flags)
        .pages.filter((page) => page.isOn)
        .map(({ path }) => path);
    expect(on()).toEqual(["/tour"]);
    expect(on("guidePage")).toEqual(["/guide"]);
  });

  it("stand with the most particular first, whoever was listed first", () => {
    const paths = collect([
      plugin("risk", { path: "/risk/*?" }),
      plugin("any", { path: "/:anything" }),
      plugin("stories", { path: "/risk/stories/:story?" }),
    ]).pages.map(({ path }) => path);
    expect(paths).toEqual(["/risk/stories/:story?", "/risk/*?", "/:anything"]);
  });

  it.each([
    ["without a slash", "plugin/bad-page", { path: "gauges" }],
    ["that are no pattern", "plugin/bad-page", { path: "/gauges/(levels" }],
    ["that another has", "plugin/duplicate-page", { path: "/risk/*?" }],
    ["that are the shell's", "plugin/duplicate-page", { path: "/home/*?" }],
  ])("%s are left out alone, and named", (_what, code, page) => {
    const { pages, faults } = collect([
      plugin("risk", { path: "/risk/*?" }),
      plugin("gauges", { path: "/gauges" }, page),
    ]);
    expect(pages.map(({ path }) => path)).toEqual(["/gauges", "/risk/*?"]);
    expect(faults).toEqual([expect.objectContaining({ plugin: "gauges", code })]);
  });
});
