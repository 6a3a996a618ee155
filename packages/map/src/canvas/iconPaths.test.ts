import * as all from "@blueprintjs/icons/lib/esm/generated/16px/paths/index.js";
import { expect, it } from "vitest";
import { ownIcons } from "../feature/ownIcons.ts";
import { iconPaths } from "./iconPaths.ts";
import { usualIcons } from "./usualIcons.ts";

const ofBlueprint = new Map<string, unknown>(Object.entries(all));
const exportName = (icon: string) =>
  icon
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

it("gives the usual icons the paths that Blueprint has under their names", async () => {
  expect(usualIcons.size).toBeGreaterThan(40);
  for (const [icon, paths] of usualIcons) {
    expect(paths, icon).toEqual(ofBlueprint.get(exportName(icon)));
    expect(await iconPaths(icon)).toBe(paths);
  }
});

it("knows ours, every other of Blueprint's, and none of another name", async () => {
  expect(await iconPaths("bridge")).toBe(ownIcons.get("bridge"));
  expect(usualIcons.has("zoom-in")).toBe(false);
  expect(await iconPaths("zoom-in")).toEqual(ofBlueprint.get("ZoomIn"));
  expect(await iconPaths("no-such-icon")).toEqual([]);
});
