import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

it("ACC-50: adds its pages and their entries at the bottom of the menu, for whoever looks after something", async () => {
  const { faults, contributions, pages } = await startBrowserHost({ manifest, plugin });
  expect(faults).toEqual([]);
  const paths = ["/administration/:section?", "/manage-users"];
  const access = ["editor", "admin"];
  expect(pages).toMatchObject(paths.map((path, i) => ({ path, access: access[i], isOn: true })));
  expect(contributions("routes")).toMatchObject(paths.map((path, i) => ({ path, access: access[i] })));
  expect(contributions("menu")).toMatchObject([
    { label: "Administration", href: "/administration", group: "bottom", access: "editor" },
    { label: "Manage Users", href: "/manage-users", group: "bottom", access: "admin" },
  ]);
});
