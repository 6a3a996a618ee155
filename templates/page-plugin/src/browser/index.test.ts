import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

it("adds its page and the entry of the side menu under its flag, without a fault", async () => {
  const { faults, contributions } = await startBrowserHost(
    { manifest, plugin },
    { flags: ["sample-figures.page"], roles: ["member"] },
  );
  expect(faults).toEqual([]);
  expect([...contributions("routes"), ...contributions("menu")].map(({ id }) => id)).toEqual([
    "sample-figures.page",
    "sample-figures.menu",
  ]);
});

it("is gone without it", async () => {
  const { contributions, pages } = await startBrowserHost({ manifest, plugin });
  expect([...contributions("routes"), ...contributions("menu")]).toEqual([]);
  expect(pages).toMatchObject([{ path: "/sample-figures/*?", isOn: false }]);
});
