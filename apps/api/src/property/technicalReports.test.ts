import { expect, it } from "vitest";
import { latestAbout, mostReportLetters, mostReports } from "./technicalReports.ts";

const report = (year: number, summary = "") => ({
  title: `Study of ${year}`,
  date: String(year),
  scope: "",
  prepared_by: "",
  commissioned_by: "",
  purpose: "",
  url: "",
  summary,
  scenarios: ["flood"],
});
const told = (reports: ReturnType<typeof report>[]) => {
  const { technical_reports, reports_left_out } = latestAbout(reports, ["flood"]);
  return [technical_reports.map(({ date }) => Number(date)), reports_left_out];
};

it("PRO-09 tells a property's hazard with the latest reports, and how many are left out", () => {
  const years = Array.from({ length: 30 }, (_, at) => 1990 + at);
  const latest = years.toReversed();
  expect(told(years.slice(0, mostReports).map((year) => report(year)))).toEqual([latest.slice(10), 0]);
  expect(told(years.map((year) => report(year)))).toEqual([latest.slice(0, mostReports), 10]);
});

it("PRO-09 tells of long reports fewer, and the latest whatever it is", () => {
  const half = "x".repeat(mostReportLetters / 2);
  expect(told([report(2001, half), report(2002, "short"), report(2003, half)])).toEqual([[2003, 2002], 1]);
  expect(told([report(2001), report(2002, half + half)])).toEqual([[2002], 1]);
});
