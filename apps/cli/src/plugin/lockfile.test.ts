import { expect, it } from "vitest";
import { lockWith } from "./lockfile.ts";

const entry = (name: string, link: string) =>
  `      '@stopbank/${name}':\n        specifier: workspace:*\n        version: link:../../${link}`;
const lockfile = (...importers: string[]) =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n${importers.join("\n\n")}\n\npackages:\n\n  a@1.0.0: {}\n`;
const template = `  templates/map-plugin:\n    dependencies:\n${entry("scene", "packages/scene")}`;
const app = (...entries: string[]) =>
  `  apps/web:\n    dependencies:\n${entries.join("\n")}\n    devDependencies:\n      vite:\n        specifier: ^8.3.8\n        version: 8.3.8`;
const gauges = {
  name: "@stopbank/gauges",
  folder: "plugins/gauges",
  likeFolder: "templates/map-plugin",
  usedBy: ["apps/web"],
};

it("has the new package beside the others, and with those that use it, in order", () => {
  const [api, scene] = [entry("api", "packages/api"), entry("scene", "packages/scene")];
  const locked = (...inApp: string[]) => lockfile(app(...inApp), template);
  const plugin = `  plugins/gauges:\n    dependencies:\n${scene}`;
  const own = entry("gauges", "plugins/gauges");
  expect(lockWith(locked(api, scene), gauges)).toBe(lockfile(app(api, own, scene), plugin, template));
  expect(lockWith(locked(api), gauges)).toBe(lockfile(app(api, own), plugin, template));
});

it("says which package it does not know", () => {
  expect(() => lockWith(lockfile(template), gauges)).toThrow(
    expect.objectContaining({ code: "plugin/no-lock-entry", message: expect.stringContaining("apps/web") }),
  );
});
