import { expect, it } from "vitest";
import { dayOf, reportName } from "./reportDay.ts";

const now = new Date(2026, 2, 7, 23, 30);

it("PRI-17 names a report after the day where its reader is", () => {
  expect(dayOf(now)).toBe("2026-03-07");
  expect(reportName("2026-11-28", now)).toBe("Prioritisation_Report_2026-11-28");
});

it.each([null, "", "28/11/2026", "../../etc"])("takes today for %o", (day) => {
  expect(reportName(day, now)).toBe("Prioritisation_Report_2026-03-07");
});
