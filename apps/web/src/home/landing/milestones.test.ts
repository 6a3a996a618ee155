import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { milestonesAt } from "./milestones.ts";

const today = new Date(2026, 7, 31, 23, 59);
const at = (targetDate: string) => ({ name: "Data", deliverable: "Checked", targetDate });
const read = (...dates: string[]) =>
  milestonesAt(dates.map(at), today).map(({ date, stands }) => [date, stands]);

describe("HOM-05: milestones", () => {
  it("say their dates in words, and which is next", () => {
    expect(read("2026-11-30", "2026-03-31", "2026-08-31", "2027-02-01")).toEqual([
      ["30 November 2026", "later"],
      ["31 March 2026", "past"],
      ["31 August 2026", "next"],
      ["1 February 2027", "later"],
    ]);
  });

  it("say what was written where that is no day", () => {
    expect(read("Spring 2026", "2026-02-31", "", "2026-3-1")).toEqual([
      ["Spring 2026", undefined],
      ["2026-02-31", undefined],
      ["", undefined],
      ["2026-3-1", undefined],
    ]);
  });

  it("never have more than one day that is next, nor one behind a day that is to come", () => {
    const dates = fc.array(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(dates, (days) => {
        const texts = days.map((day) => day.toISOString().slice(0, 10));
        const shown = milestonesAt(texts.map(at), today);
        const of = (stands: string) =>
          shown.filter((one) => one.stands === stands).map(({ day = "" }) => day);
        const [next] = of("next");
        expect(new Set(of("next")).size).toBe(texts.some((day) => day >= "2026-08-31") ? 1 : 0);
        expect(of("past").every((day) => day < "2026-08-31")).toBe(true);
        expect(of("later").every((day) => day > (next ?? ""))).toBe(true);
      }),
    );
  });
});
