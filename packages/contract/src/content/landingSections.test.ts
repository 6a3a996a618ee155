import { describe, expect, it } from "vitest";
import type { LandingPage } from "./landingPage.ts";
import { blocksOf, isWithoutProject, projectOf } from "./landingSections.ts";

const about = { type: "content" as const, content: "About" };
const project = { type: "project" as const, objectives: ["Know"], milestones: [] };
const page: LandingPage = [
  { section: "about", blocks: [about, { type: "contacts" }] },
  { section: "management", blocks: [project, about] },
  { section: "about", blocks: [{ ...about, content: "More" }] },
];

describe("the parts of Home", () => {
  it("HOM-05, HOM-08: are found in whatever section is theirs", () => {
    expect(blocksOf(page, "about").map(({ content }) => content)).toEqual(["About", "More"]);
    expect(projectOf(page)).toBe(project);
    expect(blocksOf(page, "why")).toEqual([]);
  });

  it("HOM-03: say nothing of the project where nobody wrote of it", () => {
    expect([
      isWithoutProject(page),
      isWithoutProject([]),
      isWithoutProject([{ section: "services", blocks: [about] }]),
    ]).toEqual([false, true, false]);
  });
});
