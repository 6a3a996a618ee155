import { contentDocument } from "@stopbank/contract/content-documents";
import { describe, expect, it } from "vitest";
import { property, reports } from "../testing/propertySettings.ts";
import { newHazard, newReport, noProperty, withFirst, withMemorandum, withWords } from "./property.ts";
import { unfinishedIn } from "./unfinished.ts";

const named = { ...newHazard("flood_100"), display_name: "Flood" };
const withGroup = (group_name: string, hazards: (typeof named)[]) => ({
  ...noProperty,
  report_hazards: [{ group_name, hazards }],
});

describe("settings of the Property Explorer", () => {
  it("may be kept as they begin, and while a form says nothing against them", () => {
    for (const body of [noProperty, property, withGroup("Water", [named])]) {
      expect(unfinishedIn("propertyExplorer", body)).toBeUndefined();
      expect(() => contentDocument("propertyExplorer", body)).not.toThrow();
    }
    for (const body of [[], reports, [{ ...newReport("flood_100"), title: "Study" }]]) {
      expect(unfinishedIn("technicalReports", body)).toBeUndefined();
      expect(() => contentDocument("technicalReports", body)).not.toThrow();
    }
  });

  it("say what is lacking where they would be refused", () => {
    const officer = (officer_adds: string[]) => ({ ...noProperty, memorandum: { officer_adds } });
    const cases: readonly (readonly [Parameters<typeof unfinishedIn>[0], unknown, string])[] = [
      ["propertyExplorer", withGroup("", [named]), "Group 1 has no name"],
      ["propertyExplorer", withGroup("Water", [named, newHazard("x")]), "A hazard of Water has no name"],
      [
        "propertyExplorer",
        officer(["a", "b".repeat(301)]),
        "Line 2 of what the officer adds is longer than 300 letters",
      ],
      [
        "propertyExplorer",
        officer(Array.from({ length: 31 }, () => "a")),
        "An officer adds 30 things at most",
      ],
      ["technicalReports", [...reports, newReport("flood_100")], "Report 3 has no title"],
    ];
    for (const [kind, body, words] of cases) {
      expect(unfinishedIn(kind, body)).toBe(words);
      expect(() => contentDocument(kind, body), words).toThrow();
    }
  });

  it("of other kinds are never unfinished", () => {
    expect(unfinishedIn("terms", { html: "" })).toBeUndefined();
  });

  it("keep what stands after the first scenario, which alone counts, each once", () => {
    expect(withFirst(["a", "b", "c"], "d")).toEqual(["d", "b", "c"]);
    expect(withFirst(["a", "b", "c"], "c")).toEqual(["c", "b"]);
  });

  it("leave out what nothing is written of", () => {
    expect(withWords(property, "disclaimer", "")).not.toHaveProperty("disclaimer");
    expect(withWords(property, "disclaimer", "Take care.").disclaimer).toBe("Take care.");
    expect(withWords({ officer_adds: ["a"] }, "officer_adds", [])).toEqual({});
    expect(withMemorandum(property, {})).not.toHaveProperty("memorandum");
    expect(withMemorandum(noProperty, { wording: "So." }).memorandum).toEqual({ wording: "So." });
  });
});
