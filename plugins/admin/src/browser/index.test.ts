import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

it("ACC-50: adds the page and its entry at the bottom of the menu, for administrators alone", async () => {
  const { faults, contributions, pages } = await startBrowserHost({ manifest, plugin });
  expect(faults).toEqual([]);
  expect(pages).toMatchObject([{ path: "/manage-users", access: "admin", isOn: true }]);
  expect(contributions("routes")).toMatchObject([{ path: "/manage-users", access: "admin" }]);
  expect(contributions("menu")).toMatchObject([
    { label: "Manage Users", href: "/manage-users", group: "bottom", access: "admin" },
  ]);
});
