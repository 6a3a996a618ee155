import type { AdminPanel } from "@stopbank/plugin-api/browser";
import { expect, it } from "vitest";
import { panelGroups } from "./panelGroups.ts";

const panel = (id: string, group: AdminPanel["group"], section?: string): AdminPanel => ({
  id,
  title: id,
  group,
  load: async () => ({ default: () => null }),
  ...(section === undefined ? {} : { section }),
});

it("puts panels under their headings, leaving out empty ones and what cannot be reached", () => {
  const groups = panelGroups([
    panel("admin.clients", "Installation", "clients"),
    panel("admin.trail", "Activity", "trail"),
    panel("admin.features", "Organisation", "features"),
    panel("gauges.trail", "Data", "trail"),
    panel("gauges.sites", "Data"),
  ]);
  expect(groups.map(({ title, panels }) => [title, panels.map(({ id }) => id)])).toEqual([
    ["Organisation", ["admin.features"]],
    ["Data", ["gauges.sites"]],
    ["Activity", ["admin.trail"]],
    ["Installation", ["admin.clients"]],
  ]);
});
