import { CubeIcon } from "@blueprintjs/icons";
import type { DrawerTab } from "@stopbank/plugin-api/browser";
import { expect, it, vi } from "vitest";
import { pageTabs } from "./pageTabs.ts";

const offered = (id: string, rest: Partial<DrawerTab> = {}): DrawerTab => ({
  id,
  page: "risk",
  side: "right",
  label: id,
  icon: CubeIcon,
  load: async () => ({ default: () => null }),
  ...rest,
});

const namesOf = (tabs: readonly DrawerTab[]) => pageTabs(tabs, "risk").map(({ tab, id }) => [tab, id]);

it("names a page's tabs as links do: by a name of their own or by their id", () => {
  expect(namesOf([offered("risk.layers", { tab: "layers" }), offered("flood-gauges.levels")])).toEqual([
    ["layers", "risk.layers"],
    ["flood-gauges.levels", "flood-gauges.levels"],
  ]);
});

it("leaves out with a word in the log tabs whose name no address can have", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  expect(
    namesOf([
      offered("flood-gauges.river_levels"),
      offered("flood-gauges.levels", { tab: "levels of the river" }),
      offered(`flood-gauges.${"l".repeat(60)}`),
      offered("flood-gauges.rain_fall", { tab: "rain" }),
    ]),
  ).toEqual([["rain", "flood-gauges.rain_fall"]]);
  expect(warned).toHaveBeenCalledTimes(3);
  warned.mockRestore();
});

it("leaves out tabs of other pages, and with a word in the log one whose name is taken", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  expect(
    namesOf([
      offered("risk.layers", { tab: "layers" }),
      offered("property.inputs", { page: "property" }),
      offered("flood-gauges.levels", { tab: "layers" }),
    ]),
  ).toEqual([["layers", "risk.layers"]]);
  expect(warned.mock.calls).toEqual([[expect.stringContaining("flood-gauges.levels")]]);
  warned.mockRestore();
});
