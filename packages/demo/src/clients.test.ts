import { describe, expect, it } from "vitest";
import { clientDatasets } from "./build/clientDatasets.ts";
import { demoClients } from "./clients.ts";

describe("the demonstration clients", () => {
  it("have a dataset each", () => {
    expect(demoClients.map(({ clientName }) => clientName)).toEqual(
      clientDatasets.map(({ client }) => client),
    );
  });

  it("differ in wording and features", () => {
    const [larkhaven, northport, openaccess] = demoClients;
    expect(larkhaven?.termPreference.hazard).toBe(true);
    expect(northport?.termPreference.hazard).toBe(false);
    expect(northport?.flags).toMatchObject({ on: expect.arrayContaining(["summaryPage"]) });
    expect(larkhaven?.flags).toHaveProperty("allBut");
    expect(northport?.flags).toMatchObject({ on: expect.arrayContaining(["onboardingPage"]) });
    expect(openaccess?.flags).toEqual({ on: ["guidePage"] });
  });

  it("S2-2.4 lead from the methods report's address to a text that the client has", () => {
    const [larkhaven, northport] = demoClients;
    expect(larkhaven?.methodsReportUrl).toBe("/methods");
    expect(larkhaven?.content.find(({ name }) => name === "methods.md")?.kind).toBe("help");
    expect(northport?.methodsReportUrl).toBeUndefined();
  });

  it("PRO-08, PRO-09 Larkhaven's properties have seven hazards in three groups and five technical reports, Northport's none", () => {
    const [larkhaven, northport] = demoClients;
    const bodyOf = (kind: string) => larkhaven?.content.find((each) => each.kind === kind)?.body;
    const { report_hazards: groups } = bodyOf("propertyExplorer") as {
      report_hazards: { hazards: { description_header?: string }[] }[];
    };
    const listed = groups.flatMap(({ hazards }) => hazards);
    expect([groups.length, listed.length]).toEqual([3, 7]);
    expect(listed.filter(({ description_header }) => description_header !== undefined)).toHaveLength(1);
    expect(bodyOf("technicalReports")).toHaveLength(5);
    expect(northport?.content.map(({ kind }) => kind)).not.toContain("propertyExplorer");
    expect(northport?.flags).toEqual({ on: expect.not.arrayContaining(["propertyPage"]) });
  });

  it("PRI-14 Larkhaven ranks two kinds of areas by five value sets under three scenarios, Northport none", () => {
    const [larkhaven, northport] = demoClients;
    const settings = larkhaven?.content.find(({ kind }) => kind === "prioritisation")?.body as {
      [part in "layers" | "value_sets" | "scenarios"]: unknown[];
    } & { assessments: { is_default: boolean }[] };
    expect([settings.layers.length, settings.value_sets.length, settings.scenarios.length]).toEqual([
      2, 5, 3,
    ]);
    expect(settings.assessments.map(({ is_default }) => is_default)).toEqual([true]);
    expect(northport?.content.map(({ kind }) => kind)).not.toContain("prioritisation");
    expect(northport?.flags).toEqual({ on: expect.not.arrayContaining(["prioritisationPage"]) });
  });

  it("carry logos that are whole SVG documents without anything active in them", () => {
    for (const { logos } of demoClients)
      for (const logo of Object.values(logos)) {
        expect(logo).toMatch(/^<svg [^>]+>.*<\/svg>$/);
        expect(logo).not.toMatch(/<script|\son\w+=|href=/i);
      }
  });
});
