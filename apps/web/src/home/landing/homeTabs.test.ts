import { describe, expect, it } from "vitest";
import { emptyTabReason } from "./emptyTabReason.ts";
import { homeTabAt, homeTabPath, homeTabs } from "./homeTabs.ts";

describe("the tabs of Home", () => {
  it("HOM-01, HOM-02: are five, each at an address of its own", () => {
    expect(homeTabs.map(({ title }) => title)).toEqual([
      "Welcome",
      "Project Management",
      "The Process",
      "Contacts",
      "About Us",
    ]);
    for (const { slug } of homeTabs) expect(homeTabAt(homeTabPath(slug))).toBe(slug);
    // The router takes capital letters for small ones.
    expect(homeTabAt("/Home/Management")).toBe("management");
    expect([homeTabAt("/"), homeTabAt("/new-landing"), homeTabAt("/home/nowhere")]).toEqual(["", "", ""]);
  });

  const contacts = { type: "contacts" as const, teamEmail: "team@larkhaven.example" };
  const project = { type: "project" as const, objectives: ["Know"], milestones: [] };

  it("HOM-03: say why where nothing was written for them, once that is known", () => {
    expect(emptyTabReason("management", [])).toMatch(/nothing about the project/);
    expect(emptyTabReason("contacts", [])).toMatch(/named nobody/);
    for (const slug of ["", "process", "about"] as const) expect(emptyTabReason(slug, [])).toBeUndefined();
    const page = [{ section: "any", blocks: [contacts, project] }];
    for (const slug of ["management", "contacts"] as const) {
      expect(emptyTabReason(slug, page)).toBeUndefined();
      expect(emptyTabReason(slug, undefined)).toBeUndefined();
    }
    const words = [{ section: "contacts", blocks: [{ type: "content" as const, content: "Ring us." }] }];
    expect(emptyTabReason("contacts", words)).toBeUndefined();
  });
});
