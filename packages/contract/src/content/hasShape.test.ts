import { describe, expect, it } from "vitest";
import { hasShape } from "./hasShape.ts";

describe("the shape of a draft", () => {
  it.each([
    ["a link without an address", "siteLinks", { moved_pages: [{ from: "", to: "" }], website: "" }],
    [
      "a milestone without a date",
      "landingPage",
      [
        {
          section: "management",
          blocks: [
            {
              type: "project",
              objectives: [""],
              milestones: [{ name: "", deliverable: "", targetDate: "" }],
            },
          ],
        },
      ],
    ],
    ["a part that no form knows", "help", { title: "", body: "", colour: "red" }],
  ] as const)("is kept by %s", (_case, kind, body) => {
    expect(hasShape(kind, body)).toBe(true);
  });

  it.each([
    ["nothing", "terms", null],
    ["words in place of parts", "welcomeSidebar", { title: "", subtitle: "", faq: "none" }],
    ["a hole in a list", "welcomeSidebar", { title: "", subtitle: "", faq: [null] }],
    ["a part that is missing", "help", { title: "Pipes" }],
    ["one text in place of several", "landingPage", { section: "start" }],
  ] as const)("is not that of %s", (_case, kind, body) => {
    expect(hasShape(kind, body)).toBe(false);
  });
});
