import type { FeatureFlags } from "@stopbank/contract/flags";
import type { ReportTemplate } from "@stopbank/plugin-api/print";
import { flagsOf } from "@stopbank/plugin-api/testing/browser";
import { expect, it, vi } from "vitest";
import { findTemplate } from "./findTemplate.ts";
import type { ListedPrintPlugin } from "./printPlugins.ts";

const drawn = async () => ({ default: () => null });
const member = { signedIn: true, roles: ["member"] };

/** A stranger's plugin that prints. */
const gauges = (template: Partial<ReportTemplate> = {}) => {
  const load = vi.fn(async () => ({
    default: {
      reportTemplates: [{ id: "flood-gauges.levels", template: "gauge-levels", load: drawn, ...template }],
    },
  }));
  const listed: ListedPrintPlugin = {
    manifest: { id: "flood-gauges", enabledBy: "summaryPage", flags: ["attributeFilters"] },
    load,
  };
  const find = (on: FeatureFlags, name = "gauge-levels", viewer = member) =>
    findTemplate(name, [listed], [listed.manifest], on, viewer);
  return { find, load };
};

it("finds what a plugin prints, by the name in the address", async () => {
  expect(await gauges().find(flagsOf("summaryPage"))).toMatchObject({ id: "flood-gauges.levels" });
});

it.each([
  ["of another name", gauges(), flagsOf("summaryPage"), "gauges"],
  ["whose flag is off", gauges({ flag: "attributeFilters" }), flagsOf("summaryPage"), "gauge-levels"],
  [
    "for administrators, asked for by a member",
    gauges({ access: "admin" }),
    flagsOf("summaryPage"),
    "gauge-levels",
  ],
  [
    "that is not its plugin's own by its id",
    gauges({ id: "risk.levels" }),
    flagsOf("summaryPage"),
    "gauge-levels",
  ],
])("finds no template %s", async (_what, { find }, flags, name) => {
  await expect(find(flags, name)).rejects.toMatchObject({ code: "print/no-such-template" });
});

it("fetches nothing of a plugin that is off", async () => {
  const { find, load } = gauges();
  await expect(find(flagsOf())).rejects.toMatchObject({ code: "print/no-such-template" });
  expect(load).not.toHaveBeenCalled();
});
