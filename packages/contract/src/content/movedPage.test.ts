import { describe, expect, it } from "vitest";
import { contentDocument } from "./contentDocument.ts";
import { movedPageAt } from "./movedPage.ts";

const moved = [
  { from: "/viewer", to: "https://maps.example/viewer" },
  { from: "/reports/*", to: "https://maps.example/reports" },
  { from: "/reports/2020", to: "https://never.example" },
];

describe("AMB-21: a page that has moved", () => {
  it.each([
    ["/viewer", "https://maps.example/viewer"],
    ["/Viewer/", "https://maps.example/viewer"],
    ["/reports", "https://maps.example/reports"],
    ["/reports/2020/may", "https://maps.example/reports"],
    ["/viewers", undefined],
    ["/viewer/1", undefined],
    ["/", undefined],
  ])("%s has moved to %s", (path, to) => expect(movedPageAt(path, moved)?.to).toBe(to));

  it("is taken away from no page by an address that is none, and leads to no script", () => {
    for (const entry of [
      { from: "viewer", to: "https://maps.example" },
      { from: "/", to: "https://maps.example" },
      { from: "/*", to: "https://maps.example" },
      { from: "//evil.example", to: "https://maps.example" },
      { from: "/viewer?a=1", to: "https://maps.example" },
      { from: "/viewer", to: "javascript:alert(1)" },
      { from: "/viewer", to: "http://maps.example" },
      { from: "/viewer", to: "https://somebody@maps.example" },
    ])
      expect(() => contentDocument("siteLinks", { moved_pages: [entry] })).toThrow(
        expect.objectContaining({ code: "content/invalid" }),
      );
    expect(contentDocument("siteLinks", { moved_pages: moved }).schemaVersion).toBe(1);
  });
});
