import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWorthReturning, readVisits, type Visit, withVisit } from "./visits.ts";

const visit = (href: string, title = "Risk map"): Visit => ({ href, title, at: "2026-11-28T09:46:00.000Z" });

describe("where somebody was", () => {
  it("is kept with the newest first, each page once, as it was seen last", () => {
    const hrefs = ["/risk?z=1", "/property?q=1", "/risk?z=2"];
    const visits = hrefs.reduce<readonly Visit[]>((known, href) => withVisit(known, visit(href)), []);
    expect(visits.map(({ href }) => href)).toEqual(["/risk?z=2", "/property?q=1"]);
  });

  it("is six pages at most", () => {
    const visits = Array.from({ length: 20 }, (_each, at) => visit(`/guide/${at}`)).reduce<readonly Visit[]>(
      withVisit,
      [],
    );
    expect(visits.map(({ href }) => href)).toEqual([19, 18, 17, 16, 15, 14].map((at) => `/guide/${at}`));
  });

  it.each([
    ["/risk?layers=a", true],
    ["/homes", true],
    ["/administration/texts?text=terms", true],
    ["/", false],
    ["/home", false],
    ["/home/process", false],
    ["/auth/login?returnUrl=%2Frisk", false],
    ["/account", false],
    [`/risk?${"a".repeat(8_000)}`, false],
  ])("is worth returning to at %s: %s", (href, isWorth) => expect(isWorthReturning(href)).toBe(isWorth));

  it("is nothing where something else was written in its place", () => {
    for (const kept of [
      null,
      "",
      "{",
      "{}",
      "7",
      JSON.stringify([
        null,
        7,
        {},
        visit("//evil.example"),
        visit("/\\evil.example"),
        visit("javascript:alert(1)"),
      ]),
      JSON.stringify([
        { ...visit("/risk"), at: "yesterday" },
        { ...visit("/risk"), title: "" },
      ]),
    ])
      expect(readVisits(kept)).toEqual([]);
    expect(readVisits(JSON.stringify([visit("/risk"), 7]))).toEqual([visit("/risk")]);
  });

  it("never fails, whatever is read", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readVisits(text)).toBeInstanceOf(Array);
      }),
    );
  });
});
