import { describe, expect, it } from "vitest";
import type { Contribution } from "../common.ts";
import { isAccessible } from "./access.ts";
import { collectContributions } from "./contributions.ts";

const collect = (contributions: readonly Contribution[], on: readonly string[] = []) =>
  collectContributions(
    [{ manifest: { id: "risk", enabledBy: "summaryPage", flags: ["attributeFilters"] }, contributions }],
    (flag) => on.includes(flag),
  );

describe("contributions", () => {
  it("stand in their order, ties by id, whatever was declared first", () => {
    const { entries, faults } = collect([{ id: "risk.c", order: 1 }, { id: "risk.b" }, { id: "risk.a" }]);
    expect(entries.map(({ id }) => id)).toEqual(["risk.a", "risk.b", "risk.c"]);
    expect(faults).toEqual([]);
  });

  it("exist only where their flag is on", () => {
    const filters: Contribution = { id: "risk.filters", flag: "attributeFilters" };
    expect(collect([filters]).entries).toEqual([]);
    expect(collect([filters], ["attributeFilters"]).entries).toEqual([filters]);
  });

  it.each<[string, string, Contribution[]]>([
    ["of another plugin's name", "plugin/bad-contribution-id", [{ id: "riskier.page" }]],
    ["without a name", "plugin/bad-contribution-id", [{ id: "risk." }]],
    ["declared twice", "plugin/duplicate-contribution", [{ id: "risk.ok" }]],
    ["under a flag the manifest lacks", "plugin/undeclared-flag", [{ id: "risk.x", flag: "riskStories" }]],
  ])("%s are left out alone", (_what, code, contributions) => {
    const { entries, faults } = collect([{ id: "risk.ok" }, ...contributions], ["riskStories"]);
    expect(entries).toEqual([{ id: "risk.ok" }]);
    expect(faults).toEqual([expect.objectContaining({ plugin: "risk", code })]);
  });
});

describe("access", () => {
  const visitor = { signedIn: false, roles: ["admin"] };
  const member = { signedIn: true, roles: [] };
  const admin = { signedIn: true, roles: ["admin"] };
  it.each([
    [undefined, [true, true, true]],
    ["signed-in", [false, true, true]],
    ["admin", [false, false, true]],
  ] as const)("%s", (access, expected) => {
    const entry = access === undefined ? {} : { access };
    expect([visitor, member, admin].map((viewer) => isAccessible(entry, viewer))).toEqual(expected);
  });
});
