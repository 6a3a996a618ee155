import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const tested = { manifest, plugin };
const places = ["routes", "menu"] as const;

it("SUM-01 adds the page and its entry of the side menu for who has signed in, without a fault", async () => {
  const { faults, contributions } = await startBrowserHost(tested, {
    flags: ["summaryPage"],
    roles: ["member"],
  });
  expect(faults).toEqual([]);
  expect(places.flatMap((place) => contributions(place).map(({ id }) => id))).toEqual([
    "summary.page",
    "summary.menu",
  ]);
  expect(contributions("menu")).toMatchObject([{ label: "Summary", href: "/summary", access: "signed-in" }]);
});

it.each([
  ["SUM-01 is gone without its flag", [] as const],
  [
    "G-14 is gone while the risk module is in development",
    ["summaryPage", "riskModuleIsInDevelopment"] as const,
  ],
])("%s", async (_what, flags) => {
  const { contributions, pages } = await startBrowserHost(tested, { flags, roles: ["member"] });
  expect(places.flatMap((place) => contributions(place))).toEqual([]);
  expect(pages).toMatchObject([{ path: "/summary/*?", isOn: false }]);
});
